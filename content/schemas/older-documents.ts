import { days } from '../teaching/dates.ts';
import type { DocumentId } from './documents.ts';
import type { EditorField } from './editor-fields.ts';

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

/**
 * A stored document with the fields that its release did not have yet, from another version.
 * @param field the document's field, or a record in it
 */
export function withNewFields(field: EditorField, value: unknown, other: unknown): unknown {
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, inner] of Object.entries(field.fields ?? {})) {
    const fallback = Object(other)[key];
    if (filled[key] !== undefined) filled[key] = withNewFields(inner, filled[key], fallback);
    else if (inner.empty !== 'absent' && fallback !== undefined) filled[key] = fallback;
  }
  return filled;
}

// biome-ignore lint/suspicious/noExplicitAny: what an older release stored has no type.
type Stored = any;

/** Each changes only what has the older form. */
const conversions: Partial<Record<DocumentId, (stored: Stored) => unknown>> = {
  school: (stored) => ({
    ...stored,
    officeHours: byWeekday(stored.officeHours),
    tourHours: byWeekday(stored.tourHours),
    conversion: /^AW-\d{6,12}\/[\w-]{1,60}$/.test(stored.conversion)
      ? stored.conversion
      : 'AW-000000000/placeholder',
    social: Array.isArray(stored.social) ? stored.social : socialLinks({ ...stored.social }),
  }),
  offer: ({ before, year, ...offer }) => {
    if (typeof before !== 'object') return { ...(before !== undefined && { before }), ...offer };
    const day = new Date(Date.UTC(year ?? 2026, before.month - 1, before.day));
    return {
      isOn: true,
      ...offer,
      before: day.toISOString().slice(0, 10),
      everyYear: year === null,
    };
  },
};

/** From 'Monday to Saturday, 9 to 5' to each day's hours. */
function byWeekday(stored: Stored) {
  if (!stored?.firstDay) return stored;
  const { firstDay, lastDay, from, to } = stored;
  const [first, last] = [days.indexOf(firstDay), days.indexOf(lastDay)];
  const isOpen = (at: number) =>
    first <= last ? at >= first && at <= last : at >= first || at <= last;
  return Object.fromEntries(days.map((day, at) => [day, isOpen(at) ? { from, to } : null]));
}

function socialLinks({ placeholders = [], ...links }: Stored) {
  const names: Stored = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };
  return Object.entries(links).map(([id, url]) => ({
    id,
    name: names[id],
    url,
    ...(placeholders.includes(id) && { placeholders: ['url'] }),
  }));
}
