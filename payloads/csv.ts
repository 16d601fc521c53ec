/**
 * A table that Excel opens as it is, its header first. It begins with a byte-order mark, so that
 * Excel reads UTF-8. An apostrophe is before whatever it would compute or shorten: formulas, also in
 * full-width characters or after a separator, and numbers that begin with 0.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  const isComputed = /^[\s;,]*[=+\-@\t\r]|^0\d+$/.test(text.normalize('NFKC'));
  const safe = isComputed ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
