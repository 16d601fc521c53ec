import { officeStates } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { HistoryEntry, Submission } from '../api/submission.ts';
import { dayAndHour } from '../clock/colombo-words.ts';
import { person } from './person.ts';

/** A line of the diary: what happened, who saw to it, and what was written with it. */
export interface DiaryEntry {
  at: string;
  title: string;
  by: string;
  text?: string;
}

/** All that happened to a submission, the newest first. */
export function diaryEntries(submission: Submission, now: Instant): DiaryEntry[] {
  const { history, opened, kind, receivedAt, reference } = submission;
  const lines = [
    ...history.map((entry) => entryOf(entry, now)),
    ...opened.map(({ at, by }) => ({ at, title: words.opened, by: person(by) })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const came = `${words.asKind[kind]}, ${reference}`;
  return [...lines, { at: receivedAt, title: words.cameIn, by: came }];
}

function entryOf(entry: HistoryEntry, now: Instant): DiaryEntry {
  const { at, note } = entry;
  return {
    at,
    title: titleOf(entry),
    by: [entry.assessmentAt && words.onDay(dayAndHour(entry.assessmentAt, now)), person(entry.by)]
      .filter(Boolean)
      .join(', '),
    ...textOf(entry, note),
  };
}

function titleOf({ what, was, field }: HistoryEntry): string {
  switch (what) {
    case 'note':
      return words.noted;
    case 'released':
      return words.released;
    case 'spam':
      return words.spammed;
    case 'corrected':
      return field ? words.corrected[field] : words.correctTitle;
    case 'new':
      return words.backTo(officeStates.new.name);
    default:
      return was === what
        ? words.backTo(officeStates[what].name)
        : words.done(officeStates[what].name);
  }
}

function textOf({ what, wasValue }: HistoryEntry, note: string | null): { text?: string } {
  if (what === 'corrected') return { text: wasValue ? words.was(wasValue) : words.wasEmpty };
  return note ? { text: note } : {};
}
