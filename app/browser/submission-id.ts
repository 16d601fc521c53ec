import {
  type FormName,
  loadData,
  onSavedElsewhere,
  type StoredName,
  saveData,
  storedNames,
} from './stored-data.ts';

/** Answers that went out under an id. The answers themselves are not kept with it. */
interface Attempt {
  submissionId: string;
  /** Once the school has them: when this phone heard so, in milliseconds since 1970. */
  acceptedAt?: number;
  reference?: string;
}

/** How long the same answers count as the same form after they were accepted, in milliseconds. */
const SAME_FORM_MS = 24 * 3_600_000;

/** What went out from this page: a browser may keep nothing else. */
const fromHere = new Map<StoredName, Attempt>();

/**
 * The id to send these answers under: the one they went out under before, also from another tab
 * or before a reload, so that the server knows them again; a new one for other answers.
 */
export function submissionIdFor(form: FormName, payload: unknown): string {
  const name: StoredName = `${form}:${fingerprint(JSON.stringify(payload))}`;
  const last = loadData<Attempt>('attempt', name)?.value ?? fromHere.get(name);
  if (last && Date.now() - (last.acceptedAt ?? Date.now()) < SAME_FORM_MS) return last.submissionId;
  const attempt: Attempt = { submissionId: randomUuid() };
  keep(name, attempt);
  return attempt.submissionId;
}

/** Notes that the school has what went out under an id; other tabs hear of it. */
export function markAccepted(form: FormName, submissionId: string, reference: string): void {
  const names = new Set([...storedNames('attempt'), ...fromHere.keys()]);
  for (const name of names) {
    const attempt = loadData<Attempt>('attempt', name)?.value ?? fromHere.get(name);
    if (!name.startsWith(`${form}:`) || attempt?.submissionId !== submissionId) continue;
    keep(name, { submissionId, acceptedAt: Date.now(), reference });
  }
}

/** Hears of what another tab has sent; returns how to stop listening. */
export function onAcceptedElsewhere(
  listener: (submissionId: string, reference: string) => void,
): () => void {
  return onSavedElsewhere<Attempt>('attempt', ({ submissionId, acceptedAt, reference = '' }) => {
    if (acceptedAt !== undefined) listener(submissionId, reference);
  });
}

function keep(name: StoredName, attempt: Attempt): void {
  fromHere.set(name, attempt);
  saveData('attempt', name, attempt);
}

/** Tells one text from another (FNV-1a, 64 bits); nothing can be read back from it. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
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
