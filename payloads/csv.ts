/**
 * A table that Excel opens as it is: a byte-order mark, so that it reads UTF-8; an apostrophe
 * before whatever it would compute or shorten: formulas, also in full-width characters or after a
 * separator, and numbers that begin with 0.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const isComputed = /^[\s;,]*[=+\-@\t\r]|^0\d+$/.test(text.normalize('NFKC'));
  const safe = isComputed ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
