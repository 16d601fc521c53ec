/** A day in Colombo: '2026-12-25'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Whether a text is a day that exists, written as '2026-12-25'. */
export function isDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
