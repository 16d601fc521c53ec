import { type FormName, loadData, saveData } from './stored-data.ts';

interface Attempt {
  submissionId: string;
  /** What was sent under the id, as text. */
  sent: string;
}

/**
 * The id to send these answers under: the one they went out under before, also before a reload, so
 * that the server knows them again; a new one when an answer has changed since.
 */
export function submissionIdFor(form: FormName, payload: unknown): string {
  const sent = JSON.stringify(payload);
  const last = loadData<Attempt>('attempt', form)?.value;
  if (last?.sent === sent && typeof last.submissionId === 'string') return last.submissionId;
  const attempt: Attempt = { submissionId: randomUuid(), sent };
  saveData('attempt', form, attempt);
  return attempt.submissionId;
}

/** A random UUID, also on pages that did not come over https. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
