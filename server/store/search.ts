import { undeliveredIds } from './office-list.ts';
import { type Submission, toSubmission } from './submissions.ts';
import type { Db } from './tables.ts';

export interface Search {
  held?: boolean;
  undelivered?: boolean;
  /** Parts of the name and the address, in any case. */
  name?: string;
  email?: string;
  /** As +94…, see toE164. */
  phone?: string;
  /** From this time and before that one, in milliseconds since 1970. */
  since?: number;
  until?: number;
}

export type Listed = Submission & { undelivered: boolean };

/** Submissions that match all conditions, newest last. */
export async function searchSubmissions(
  db: Db,
  { held, undelivered, name, email, phone, since, until }: Search,
): Promise<Listed[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .select((eb) => eb('id', 'in', undeliveredIds(db)).as('undelivered'))
    .where((eb) =>
      eb.and([
        ...(held ? [eb('hold', 'is not', null)] : []),
        ...(undelivered ? [eb('id', 'in', undeliveredIds(db))] : []),
        ...(name ? [eb('name', 'like', contains(name))] : []),
        ...(email
          ? [eb('email', 'like', contains(email)).or('guardian_email', 'like', contains(email))]
          : []),
        ...(phone ? [eb('phone_e164', '=', phone).or('guardian_phone_e164', '=', phone)] : []),
        ...(since === undefined ? [] : [eb('received_at', '>=', since)]),
        ...(until === undefined ? [] : [eb('received_at', '<', until)]),
      ]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), undelivered: Boolean(row.undelivered) }));
}

function contains(text: string): string {
  return `%${text.trim().toLowerCase()}%`;
}
