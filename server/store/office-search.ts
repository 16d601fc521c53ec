import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits, toE164 } from './phone.ts';
import { type Submission, toSubmission } from './submissions.ts';
import { countOf, type Db, put, type Store, type Tables } from './tables.ts';

/** Rows of one transaction, so that forms do not wait long. */
const AT_ONCE = 250;
/** Fewer digits than this are not searched for as part of a number. */
const FEWEST_DIGITS = 3;

/**
 * Adds the submissions that the search does not contain yet. They are not added when a form is
 * stored, since an older version and the functions on Supabase do not know the search.
 */
export async function fillSearch(store: Store): Promise<void> {
  while ((await countOf(store, 'submissions')) !== (await countOf(store, 'submission_search'))) {
    const added = await store.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('submissions')
        .leftJoin('submission_search', 'submission_id', 'id')
        .selectAll('submissions')
        .where('submission_id', 'is', null)
        .limit(AT_ONCE)
        // So that none is erased before the transaction ends.
        .forKeyShare('submissions')
        .execute();
      if (rows.length === 0) return 0;
      await trx
        .insertInto('submission_search')
        .values(rows.map((row) => searchRow(toSubmission(row))))
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .execute();
      return rows.length;
    });
    if (added === 0) return;
    // SQLite runs synchronously: without this, no request would run until all are added.
    await setImmediate();
  }
}

/** Updates the search after a change of a submission's fields. */
export async function renewSearch(db: Db, submission: Submission): Promise<void> {
  await put(db, 'submission_search', ['submission_id'], searchRow(submission));
}

/** The condition of a query: whether a submission matches the search text. */
export function isFoundBy(eb: ExpressionBuilder<Tables, 'submissions'>, typed: string) {
  const has = (part: string) => sql<SqlBool>`text like ${containing(part)} escape '\\'`;
  const spelled = spellings(typed).map((parts) => eb.and(parts.map(has)));
  const found = eb.selectFrom('submission_search').select('submission_id').where(eb.or(spelled));
  return eb('submissions.id', 'in', found);
}

/** References of submissions that share a guardian's phone or e-mail address, newest first. */
export function familyOf(db: Db, submission: Submission): Promise<Submission[]> {
  const { guardian_phone, guardian_email } = searchRow(submission);
  return others(db, submission, (eb) =>
    eb('guardian_phone', '=', guardian_phone).or('guardian_email', '=', guardian_email),
  );
}

/** Other registrations of the same child: name, capitals apart, and birthday. Newest first. */
export async function againOf(db: Db, submission: Submission): Promise<Submission[]> {
  const { child } = searchRow(submission);
  return child ? others(db, submission, (eb) => eb('child', '=', child)) : [];
}

async function others(
  db: Db,
  { id }: Submission,
  matches: (eb: ExpressionBuilder<Tables, 'submission_search'>) => Expression<SqlBool>,
): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '!=', id)
    .where('id', 'in', (eb) =>
      eb.selectFrom('submission_search').select('submission_id').where(matches),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSubmission);
}

/** A text as it is compared: without differences in case, width, joiners and spacing. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      // Joiners in Sinhala names, which often look the same with and without them.
      .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function searchRow({ id, reference, kind, fields }: Submission) {
  const student =
    kind === 'enquiry' ? null : { ...fields, name: `${fields.firstName} ${fields.lastName}` };
  const guardian =
    kind === 'enquiry'
      ? fields
      : { name: fields.parentName, email: fields.parentEmail, phone: fields.parentPhone };
  const people = student ? [student, guardian] : [guardian];
  const text = [
    reference.replaceAll('-', '').toLowerCase(),
    ...people.flatMap(({ name, email }) => [fold(name), fold(email)]),
    ...people.flatMap(({ phone }) => [phoneDigits(phone), phone.replace(/\D/g, '')]),
  ];
  return {
    submission_id: id,
    text: [...new Set(text)].filter((line) => line !== '').join('\n'),
    guardian_phone: phoneDigits(guardian.phone) || null,
    guardian_email: fold(guardian.email) || null,
    child: student && `${fold(student.name)}\n${student.dateOfBirth}`,
  };
}

/** The possible meanings of a search text; all parts of one of them must match. */
function spellings(typed: string): string[][] {
  const folded = fold(typed);
  const reference = folded.replace(/[\s-]/g, '');
  return [
    folded.split(' '),
    ...(/^[a-z0-9]{4,8}$/.test(reference) ? [[reference]] : []),
    ...phoneSpellings(typed).map((digits) => [digits]),
  ];
}

/** The digits under which a typed phone number may be stored; empty when it is not a number. */
function phoneSpellings(typed: string): string[] {
  const number = plainNumber(typed);
  const digits = number.replace(/\D/g, '');
  if (!/^[\d\s+().,;/-]+$/.test(number) || digits.length < FEWEST_DIGITS) return [];
  // A field may contain two numbers, each with or without the country code.
  const local = toE164(number)?.match(/^\+94(\d+)$/)?.[1];
  return [digits, phoneDigits(number), ...(local ? [local] : [])];
}

/** A number without the characters that programs add when it is copied. */
function plainNumber(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      // Invisible marks of direction and joiners.
      .replace(/\p{Cf}/gu, '')
      .replace(/^\s*tel:/i, '')
      .replace(/\bor\b/gi, ',')
      .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
      .trim()
  );
}

/** A pattern for `like … escape '\\'`: texts that contain a part. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
