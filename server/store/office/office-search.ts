import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { foldText } from '#content/schemas/typed-text.ts';
import { fullName } from '#payloads/form-fields.ts';
import { type Submission, toSubmission } from '#server/store/submissions/submissions.ts';
import {
  countOf,
  type Db,
  put,
  putNew,
  type Store,
  type Tables,
  takeLock,
} from '#server/store/tables.ts';

/** Rows of one transaction, so that forms do not wait long. */
const AT_ONCE = 250;
/** Fewer digits than this are not searched for as part of a number. */
const FEWEST_DIGITS = 3;
/** Raise it when `searchRow` changes: rows of another version are written again. */
const VERSION = 4;

/**
 * Adds the submissions that the search does not contain as they are now. They are not added when a
 * form is stored, since an older version and the functions on Supabase do not know the search.
 */
export async function fillSearch(store: Store): Promise<void> {
  while ((await countOf(store, 'submissions')) !== (await countFilled(store))) {
    const added = await store.transaction().execute(addSome);
    if (added === 0) return;
    // SQLite runs synchronously: without this, no request would run until all are added.
    await setImmediate();
  }
}

async function countFilled(store: Store): Promise<number> {
  const { filled } = await store
    .selectFrom('submission_search')
    .select((eb) => eb.fn.countAll<number>().as('filled'))
    .where('version', '=', VERSION)
    .executeTakeFirstOrThrow();
  return filled;
}

async function addSome(trx: Db): Promise<number> {
  // Two that add the same rows in another order would wait for each other.
  await takeLock(trx, 'search');
  const rows = await trx
    .selectFrom('submissions')
    .leftJoin('submission_search', 'submission_id', 'id')
    .selectAll('submissions')
    .where((eb) => eb('version', 'is distinct from', VERSION))
    .limit(AT_ONCE)
    // So that none is erased before the transaction ends.
    .forKeyShare('submissions')
    .execute();
  if (rows.length === 0) return 0;
  const submissions = rows.map(toSubmission);
  const ids = submissions.map(({ id }) => id);
  const notes = await notesOf(trx, ids);
  await trx.deleteFrom('submission_contacts').where('submission_id', 'in', ids).execute();
  for (const submission of submissions) {
    const { id } = submission;
    const noted = notes.get(id)?.map(({ note }) => foldText(note ?? '')) ?? [];
    const text = [...linesOf(submission), ...noted].join('\n');
    const row = { submission_id: id, text, child: childOf(submission), version: VERSION };
    await put(trx, 'submission_search', ['submission_id'], row);
    for (const contact of contactsOf(submission)) {
      const key = { submission_id: id, contact };
      await putNew(trx, 'submission_contacts', ['submission_id', 'contact'], key);
    }
  }
  return rows.length;
}

/** What people noted about submissions, by the submission's id. */
async function notesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('submission_history')
    .select(['submission_id', 'note'])
    .where('submission_id', 'in', ids)
    .where('note', 'is not', null)
    // Its note is an earlier number or address, which must not find the family.
    .where('what', '!=', 'corrected')
    .execute();
  return Map.groupBy(rows, ({ submission_id }) => submission_id);
}

/** Removes a submission from the search, which adds it again as it is then. */
export async function renewSearch(db: Db, id: string): Promise<void> {
  await db.deleteFrom('submission_search').where('submission_id', '=', id).execute();
}

/** The condition of a query: whether a submission matches the search text. */
export function isFoundBy(eb: ExpressionBuilder<Tables, 'submissions'>, typed: string) {
  const has = (part: string) => sql<SqlBool>`text like ${containing(part)} escape '\\'`;
  const spelled = spellings(typed).map((parts) => eb.and(parts.map(has)));
  const found = eb.selectFrom('submission_search').select('submission_id').where(eb.or(spelled));
  return eb('submissions.id', 'in', found);
}

/** Submissions that share a guardian's phone number or e-mail address, newest first. */
export async function familyOf(db: Db, submission: Submission): Promise<Submission[]> {
  const contacts = contactsOf(submission);
  if (contacts.length === 0) return [];
  const sharing = db
    .selectFrom('submission_contacts')
    .select('submission_id')
    .where('contact', 'in', contacts);
  return others(db, submission, (eb) => eb('id', 'in', sharing));
}

/** Other registrations of the same child: a name that folds to the same, see also `isSameChild`. Newest first. */
export async function againOf(db: Db, submission: Submission): Promise<Submission[]> {
  if (submission.kind === 'enquiry') return [];
  const sameName = db
    .selectFrom('submission_search')
    .select('submission_id')
    .where('child', '=', childOf(submission));
  const found = await others(db, submission, (eb) => eb('id', 'in', sameName));
  return found.filter((one) => one.kind === 'registration' && isSameChild(submission, one));
}

async function others(
  db: Db,
  { id }: Submission,
  isOther: (eb: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>,
): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '!=', id)
    .where(isOther)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSubmission);
}

/** What finds a submission, a line each, without what is noted about it. */
function linesOf(submission: Submission): string[] {
  const { reference, kind, fields } = submission;
  const texts =
    kind === 'enquiry'
      ? [fields.name, fields.email, fields.subject, fields.message]
      : [
          fullName(submission),
          fields.email,
          fields.parentName,
          fields.parentEmail,
          fields.subjects.join(', '),
          fields.previousSchool,
          fields.specialRequirements,
        ];
  const phones = kind === 'enquiry' ? [fields.phone] : [fields.phone, fields.parentPhone];
  const lines = [
    reference.replaceAll('-', '').toLowerCase(),
    ...texts.map(foldText),
    ...phones.flatMap((phone) => [
      ...phoneNumbersIn(phone).map(({ digits }) => digits),
      phone.replace(/\D/g, ''),
    ]),
  ];
  return [...new Set(lines)].filter((line) => line !== '');
}

/**
 * The guardian's, or the enquirer's, numbers as digits and the e-mail address in lower case. A
 * registration that the office wrote down may have only the numbers and the address of the student.
 */
function contactsOf(submission: Submission): string[] {
  const { kind, fields } = submission;
  const isGuardian = kind === 'registration' && (fields.parentPhone || fields.parentEmail);
  return isGuardian
    ? contactsIn(fields.parentPhone, fields.parentEmail)
    : contactsIn(fields.phone, fields.email);
}

function contactsIn(phone: string, email: string): string[] {
  const contacts = [...phoneNumbersIn(phone).map(({ digits }) => digits), email.toLowerCase()];
  return [...new Set(contacts)].filter((contact) => contact !== '');
}

type Registration = Extract<Submission, { kind: 'registration' }>;

/** Of two with one name: the same birthday or, if one has none, a number or an e-mail address in common. */
function isSameChild({ fields: one }: Registration, { fields: other }: Registration): boolean {
  if (one.dateOfBirth && other.dateOfBirth) return one.dateOfBirth === other.dateOfBirth;
  const [ours, theirs] = [one, other].map(({ phone, email, parentPhone, parentEmail }) => [
    ...contactsIn(phone, email),
    ...contactsIn(parentPhone, parentEmail),
  ]);
  return ours?.some((contact) => theirs?.includes(contact)) ?? false;
}

/** The student's name in any order of its words; null for an enquiry. */
function childOf(submission: Submission): string | null {
  if (submission.kind === 'enquiry') return null;
  return foldText(fullName(submission)).split(' ').sort().join(' ');
}

/** The possible meanings of a search text; all parts of one of them must match. */
function spellings(typed: string): string[][] {
  const reference = typed.toLowerCase().replace(/[\s\p{Dash_Punctuation}]/gu, '');
  return [
    [...new Set(foldText(typed).split(' '))],
    ...(/^[a-z0-9]{4,8}$/.test(reference) ? [[reference]] : []),
    ...phoneSpellings(typed).map((digits) => [digits]),
  ];
}

/** The digits under which a typed phone number may be stored; empty when it is not a number. */
function phoneSpellings(typed: string): string[] {
  const numbers = phoneNumbersIn(typed);
  const whole = numbers.map(({ text }) => text).join('');
  if (!/^[\d\s+().,;/-]*$/.test(whole)) return [];
  const typedDigits = typed.normalize('NFKC').replace(/\D/g, '');
  if (typedDigits.length < FEWEST_DIGITS) return [];
  const [first] = numbers;
  // A field may contain two numbers, each with or without the country code.
  const local = first?.e164?.match(/^\+94(\d+)$/)?.[1];
  return [typedDigits, ...(first ? [first.digits] : []), ...(local ? [local] : [])];
}

/** A pattern for `like … escape '\\'`: texts that contain a part. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
