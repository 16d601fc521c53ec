import type { ReactNode } from 'react';
import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../api/submission.ts';
import { wholeDay } from '../clock/colombo-words.ts';
import styles from './call-sheet.module.css';
import { Caller } from './caller.tsx';
import { type Group, type GroupName, groupsOf } from './groups.ts';

/**
 * The call sheet: who has just come in, then the list in its divisions.
 *
 * @param asOf when the list came: its divisions are those of then, its clocks those of now
 */
export function CallSheet({
  items,
  arrivals,
  asOf,
  now,
  isStale,
  opening,
  children,
}: {
  items: Item[];
  arrivals: Item[];
  asOf: Instant;
  now: Instant;
  isStale: boolean;
  /** What stands above the first division. */
  opening: ReactNode;
  /** What stands below the last one. */
  children: ReactNode;
}) {
  return (
    <div className={styles.sheet} aria-busy={isStale}>
      {arrivals.length > 0 && (
        <ol>
          {arrivals.map((item) => (
            <Caller key={item.reference} item={item} now={now} isArrival />
          ))}
        </ol>
      )}
      {opening}
      {groupsOf(items, asOf).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same division may come twice in a search
        <section key={`${group.name} ${at}`} aria-labelledby={`${group.name}-${at}`}>
          <div className={styles.divide}>
            <h2 id={`${group.name}-${at}`}>{office.list.groups[group.name].title}</h2>
            <span>{noteOf(group, asOf)}</span>
          </div>
          <ol>
            {group.items.map((item) => (
              <Caller key={item.reference} item={item} now={now} />
            ))}
          </ol>
        </section>
      ))}
      {children}
    </div>
  );
}

const notes: Partial<Record<GroupName, string>> = {
  late: office.list.groups.late.note,
  reached: office.list.groups.reached.note,
  finished: office.list.groups.finished.note,
  held: office.list.groups.held.note,
};

function noteOf({ name, items: [first] }: Group, asOf: Instant): string {
  return notes[name] ?? wholeDay(first?.dueAt ?? asOf);
}
