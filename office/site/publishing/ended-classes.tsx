import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { stepsOf, valueAt } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { endMessage } from '#rules/timetable/change-message.ts';
import { useDocuments } from '../../api/documents.ts';
import { queries } from '../../api/queries.ts';
import { type SiteChange, siteQueries } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import { Part } from '../../chrome/failed.tsx';
import { MessageSheet } from '../../chrome/message-sheet.tsx';
import { type ClassMessage, TellFamilies } from '../../classes/tell-families.tsx';

/** After a publication: the classes with families that it ends, each with the message to them. */
export function EndedClasses() {
  const documents = useDocuments();
  const now = useNow();
  const { data: versions } = useInfiniteQuery(siteQueries.versions);
  const { data } = useQuery(queries.classes);
  const [message, setMessage] = useState<ClassMessage>();
  const live = versions?.pages.flatMap(({ items }) => items).find(({ isLive }) => isLive);
  const ended = live?.changes.map((change) => endedBy(change, documents)) ?? [];
  const classes = data?.classes.filter(({ id, placed }) => placed > 0 && ended.includes(id)) ?? [];
  if (classes.length === 0) return null;
  return (
    <section data-screen="">
      <p>{sitePage.publishing.ended}</p>
      <TellFamilies
        classes={classes}
        text={({ id }) => endMessage(documents, id, now)}
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
function endedBy({ document, path, from, to }: SiteChange, documents: Documents) {
  if (document !== 'timetable') return undefined;
  const steps = stepsOf(path);
  if (steps.at(-1) === 'endsOn') {
    return to === null ? undefined : idOf(valueAt(documents.timetable, steps.slice(0, -1)));
  }
  return to === null ? idOf(from) : undefined;
}

function idOf(value: unknown): unknown {
  return Object(value).id;
}
