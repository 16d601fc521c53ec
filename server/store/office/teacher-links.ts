import type { Registration } from '#payloads/form-fields.ts';
import { toSubmission } from '#server/store/submissions/submissions.ts';
import { type Db, put, type Row } from '#server/store/tables.ts';
import { announce } from './office-changes.ts';

/** The link of a teacher's page. Only the newest of a teacher is valid. */
export type TeacherLink = Row<'teacher_links'>;

/** Every link that is valid. */
export function listTeacherLinks(db: Db): Promise<TeacherLink[]> {
  return db.selectFrom('teacher_links').selectAll().execute();
}

export function findTeacherLink(db: Db, teacher: string): Promise<TeacherLink | undefined> {
  return db
    .selectFrom('teacher_links')
    .selectAll()
    .where('teacher', '=', teacher)
    .executeTakeFirst();
}

/** Makes a teacher's link; the one before is no longer valid. */
export async function makeTeacherLink(db: Db, link: TeacherLink): Promise<void> {
  await put(db, 'teacher_links', ['teacher'], link);
  await announce(db, 'people');
}

/** @returns false when there was none */
export async function withdrawTeacherLink(db: Db, teacher: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('teacher_links')
    .where('teacher', '=', teacher)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await announce(db, 'people');
  return true;
}

export type StudentName = Pick<Registration, 'firstName' | 'lastName'>;

/** The names of the students who are placed in these classes, by the class's id. */
export async function placedIn(
  db: Db,
  classes: readonly string[],
): Promise<Map<string, StudentName[]>> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('state', '=', 'placed')
    .where('hold', 'is', null)
    .execute();
  const students = rows
    .map(toSubmission)
    .flatMap(({ kind, fields, placedIn }) => (kind === 'enquiry' ? [] : [{ fields, placedIn }]));
  const namesIn = (id: string) =>
    students.filter(({ placedIn }) => placedIn.includes(id)).map(({ fields }) => fields);
  return new Map(classes.map((id) => [id, namesIn(id)]));
}
