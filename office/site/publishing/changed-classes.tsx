import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageWords as words } from '#content/office/message-texts.ts';
import { isSame, stepsOf, valueAt } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { endMessage, hoursMessage } from '#rules/timetable/change-message.ts';
import { useDocuments } from '../../api/documents.ts';
import { queries } from '../../api/queries.ts';
import { type SiteChange, siteQueries } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import { CopyButton } from '../../chrome/copy-button.tsx';
import { Part } from '../../chrome/failed.tsx';
import { MessageSheet } from '../../chrome/message-sheet.tsx';
import { WithoutAddress } from '../../chrome/without-address.tsx';
import { type ClassMessage, TellFamilies } from '../../classes/tell-families.tsx';
import { classText } from '../../format/words.ts';

/** The fields of a class that its families must know. */
const hours = ['day', 'from', 'to', 'room'];

/**
 * After a publication: the classes with families that it ends, each with the message to them, and those that it
 * moves. The website mails the families of these itself: only those without an address are left.
 */
export function ChangedClasses() {
  const documents = useDocuments();
  const now = useNow();
  const { data: versions } = useInfiniteQuery(siteQueries.versions);
  const { data } = useQuery(queries.classes);
  const [message, setMessage] = useState<ClassMessage>();
  const live = versions?.pages.flatMap(({ items }) => items).find(({ isLive }) => isLive);
  const idsOf = (of: typeof endedBy) => live?.changes.map((change) => of(change, documents)) ?? [];
  const [ended, moved] = [idsOf(endedBy), idsOf(movedBy)];
  const withFamilies = data?.classes.filter(({ placed }) => placed > 0) ?? [];
  const endedClasses = withFamilies.filter(({ id }) => ended.includes(id));
  const movedClasses = withFamilies.filter(({ id }) => moved.includes(id) && !ended.includes(id));
  if (endedClasses.length + movedClasses.length === 0) return null;
  return (
    <section data-screen="">
      <p>These classes change, and families are in them:</p>
      <TellFamilies
        classes={endedClasses}
        text={({ id }) => endMessage(documents, id, now)}
        tell={setMessage}
      />
      {movedClasses.map((one) => (
        <div key={one.id}>
          <p>
            <b>{classText(one)}</b>
          </p>
          <p>{words.moved}</p>
          <WithoutAddress id={one.id} to="placed" />
          <CopyButton size="small" message={hoursMessage(documents, one.id)} />
        </div>
      ))}
      {message && (
        <Part>
          <MessageSheet {...message} close={() => setMessage(undefined)} />
        </Part>
      )}
    </section>
  );
}

/** The class that a published change gives a last day, or removes. */
function endedBy(change: SiteChange, documents: Documents) {
  const { document, path, from, to } = change;
  if (document !== 'timetable') return undefined;
  if (stepsOf(path).at(-1) === 'endsOn') {
    return to === null ? undefined : classOf(change, documents);
  }
  return to === null ? idOf(from) : undefined;
}

/** The class that a published change gives other hours or another room. */
function movedBy(change: SiteChange, documents: Documents) {
  const { document, path } = change;
  const isHours = document === 'timetable' && hours.includes(stepsOf(path).at(-1) ?? '');
  return isHours ? classOf(change, documents) : undefined;
}

/** The class of a changed field; undefined while the documents on this page are older than the change. */
function classOf({ path, to }: SiteChange, { timetable }: Documents) {
  const steps = stepsOf(path);
  const isKnown = isSame(valueAt(timetable, steps) ?? null, to);
  return isKnown ? idOf(valueAt(timetable, steps.slice(0, -1))) : undefined;
}

function idOf(value: unknown): unknown {
  return Object(value).id;
}
