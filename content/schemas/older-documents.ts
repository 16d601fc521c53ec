import type { DocumentId } from './documents.ts';

/**
 * A document that an older release stored, in the form of this one. Every reader of a stored
 * document calls it, so that a version or a draft outlives an upgrade.
 * @param value anything: a value in the present form, or of no known form, is returned as it is
 */
export function inPresentForm(id: DocumentId, value: unknown): unknown {
  const convert = conversions[id];
  return convert && typeof value === 'object' && value !== null ? convert({ ...value }) : value;
}

/** The same for documents by their ids. */
export function inPresentForms(documents: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(documents).map(([id, value]) => [id, inPresentForm(id as DocumentId, value)]),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: what an older release stored has no type.
type Stored = any;

/** Each changes only what has the older form. */
const conversions: Partial<Record<DocumentId, (stored: Stored) => unknown>> = {
  offer: ({ before, year, ...offer }) => {
    if (typeof before !== 'object') return { before, ...offer };
    const day = new Date(Date.UTC(year ?? 2026, before.month - 1, before.day));
    return {
      isOn: true,
      ...offer,
      before: day.toISOString().slice(0, 10),
      everyYear: year === null,
    };
  },
};
