import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSame, stepsOf, valueAt } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { endMessage, hoursMessage } from '#rules/timetable/change-message.ts';
import { useDocuments } from '../../api/documents.ts';
import { queries } from '../../api/queries.ts';
import { type SiteChange, siteQueries } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import { Part } from '../../chrome/failed.tsx';
import { MessageSheet } from '../../chrome/message-sheet.tsx';
import { type ClassMessage, TellFamilies } from '../../classes/tell-families.tsx';
import type { OfficeClass } from '../../model/types.ts';

/** The fields of a class that its families must know. */
const hours = ['day', 'from', 'to', 'room', 'startsOn'];

/** After a publication: the classes with families that it changes or ends, each with the message to them. */
export function ChangedClasses() {
  const documents = useDocuments();
  const now = useNow();
  const { data: versions } = useInfiniteQuery(siteQueries.versions);
  const { data } = useQuery(queries.classes);
  const [message, setMessage] = useState<ClassMessage>();
  const live = versions?.pages.flatMap(({ items }) => items).find(({ isLive }) => isLive);
  const idsOf = (of: typeof endedBy) => live?.changes.map((change) => of(change, documents)) ?? [];
  const [ended, moved] = [idsOf(endedBy), idsOf(movedBy)];
  const isChanged = ({ id, placed }: OfficeClass) =>
    placed > 0 && (ended.includes(id) || moved.includes(id));
  const classes = data?.classes.filter(isChanged) ?? [];
  if (classes.length === 0) return null;
  return (
    <section data-screen="">
      <p>These classes change, and families are in them:</p>
      {classes.some(({ id }) => moved.includes(id)) && (
        <p className="small">
          Families with an e-mail address get the new time, room or first day in a minute. If you
          write to them too, they get a second e-mail.
        </p>
      )}
      <TellFamilies
        classes={classes}
        text={({ id }) =>
          ended.includes(id) ? endMessage(documents, id, now) : hoursMessage(documents, id, now)
        }
        tell={setMessage}
      />
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

/** The class that a published change gives other hours, another room or another first day. */
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
