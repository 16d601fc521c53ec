import type { Migration } from 'kysely/migration';
import * as submissionsAndOutbox from './migrations/0001-submissions-and-outbox.ts';
import * as unheldByTime from './migrations/0002-unheld-by-time.ts';
import * as refusedMail from './migrations/0003-refused-mail.ts';
import * as unfinishedErasures from './migrations/0004-unfinished-erasures.ts';
import * as office from './migrations/0005-office.ts';
import * as changesAndPlaces from './migrations/0006-changes-and-places.ts';
import * as waitingFor from './migrations/0007-waiting-for.ts';
import * as repeats from './migrations/0008-repeats.ts';
import * as closures from './migrations/0009-closures.ts';
import * as workingTheList from './migrations/0010-working-the-list.ts';
import * as site from './migrations/0011-site.ts';
import * as offers from './migrations/0012-offers.ts';
import * as diary from './migrations/0013-diary.ts';
import * as pictures from './migrations/0014-pictures.ts';
import * as deskWork from './migrations/0015-desk-work.ts';
import * as search from './migrations/0016-search.ts';
import * as plannedVersions from './migrations/0017-planned-versions.ts';
import * as figures from './migrations/0018-figures.ts';
import * as lessPerRow from './migrations/0019-less-per-row.ts';
import * as firstReached from './migrations/0020-first-reached.ts';

/** All migrations by name, in order, for SQLite and Postgres. Never change an old one. */
export const migrations: Record<string, Migration> = {
  '0001-submissions-and-outbox': submissionsAndOutbox,
  '0002-unheld-by-time': unheldByTime,
  '0003-refused-mail': refusedMail,
  '0004-unfinished-erasures': unfinishedErasures,
  '0005-office': office,
  '0006-changes-and-places': changesAndPlaces,
  '0007-waiting-for': waitingFor,
  '0008-repeats': repeats,
  '0009-closures': closures,
  '0010-working-the-list': workingTheList,
  '0011-site': site,
  '0012-offers': offers,
  '0013-diary': diary,
  '0014-pictures': pictures,
  '0015-desk-work': deskWork,
  '0016-search': search,
  '0017-planned-versions': plannedVersions,
  '0018-figures': figures,
  '0019-less-per-row': lessPerRow,
  '0020-first-reached': firstReached,
};
