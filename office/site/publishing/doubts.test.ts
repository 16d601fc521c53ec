import { expect, test } from 'vitest';
import { problemsAcross } from '#content/check/problems.ts';
import type { DocumentId, Documents } from '#content/schemas/documents.ts';
import { documents } from '#test/documents.ts';
import { doubtsIn } from './doubts.ts';

/** The documents of the doubts after a change of one document, without those of before. */
function doubtedBy(id: DocumentId, change: Partial<Documents>): DocumentId[] {
  const before = problemsAcross(documents).map(({ message }) => message);
  const after = problemsAcross({ ...documents, ...change });
  return [...new Set(doubtsIn(after, [id]).filter(({ message }) => !before.includes(message)))]
    .map(({ document }) => document)
    .filter((document, at, all) => all.indexOf(document) === at);
}

test('a removed class puts the pages of its subject and the texts of its group in doubt', () => {
  const { timetable } = documents;
  const weekdays = timetable.classes['o-level'].filter(
    ({ day, subject }) => !day.startsWith('S') && subject !== 'ICT',
  );
  const classes = { 'o-level': weekdays, 'a-level': [] };
  expect(doubtedBy('timetable', { timetable: { ...timetable, classes } }).sort()).toEqual([
    'courses',
    'pages',
  ]);
});

test('a removed teacher puts the lecturers and the classes in doubt, and no other change does', () => {
  const teachers = { ...documents.teachers, 'o-level': [] };
  expect(doubtedBy('teachers', { teachers }).sort()).toEqual(['lecturers', 'timetable']);
  expect(doubtedBy('fees', { teachers })).toEqual([]);
});
