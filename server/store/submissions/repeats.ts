import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readSetting, settingOrNew } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';
import { waitsOf } from './submissions.ts';

/** The setting with the key of the hashes; it is made at the first erasure. */
const KEY = 'erased-ids-key';
/** How long a repeat of an erased submission is rejected, in milliseconds. */
const REMEMBERED = 30 * 86_400_000;

/**
 * A digest of what was sent, the same for the same answers. Empty answers are left out, so that a new
 * optional field does not change it.
 */
export function digestOf(kind: string, fields: object): string {
  const answers = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  return createHash('sha256')
    .update(JSON.stringify([kind, answers]))
    .digest('base64url');
}

/** What was first sent under an id, or 'erased'; undefined for a new id. */
export async function findSent(db: Db, id: string, now: number) {
  const row = await db
    .selectFrom('submissions')
    .select([
      'kind',
      'fields',
      'reference',
      'sent_digest',
      'received_at',
      'waiting_for',
      'waiting_for_classes',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row) {
    // Version 1.2 and older stored no digest.
    const digest = row.sent_digest ?? digestOf(row.kind, JSON.parse(row.fields));
    const { reference, received_at: receivedAt } = row;
    return { reference, digest, receivedAt, waitsSince: waitsOf(row) };
  }
  const key = await readSetting(db, KEY);
  if (key === undefined) return undefined;
  const erased = await db
    .selectFrom('erased_submissions')
    .select('id_hash')
    .where('id_hash', '=', hashOf(key, id))
    .where('erased_at', '>', now - REMEMBERED)
    .executeTakeFirst();
  return erased && 'erased';
}

/** Records that submissions were erased; call it in the transaction that erases them. */
export async function rememberErased(db: Db, ids: readonly string[], now: number): Promise<void> {
  const key = await settingOrNew(db, KEY, () => randomBytes(32).toString('base64url'));
  await db
    .insertInto('erased_submissions')
    .values(ids.map((id) => ({ id_hash: hashOf(key, id), erased_at: now })))
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ erased_at: now }))
    .execute();
}

/** Deletes the hashes of erasures that are too long ago. */
export async function forgetOldErasures(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('erased_submissions')
    .where('erased_at', '<=', now - REMEMBERED)
    .execute();
}

function hashOf(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
