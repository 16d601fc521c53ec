/**
 * A table that Excel opens as it is, its header first. It begins with a byte-order mark, so that
 * Excel reads UTF-8. An apostrophe is before every text that it would compute or change: formulas, also
 * in full-width characters or after a separator, and numbers, such as those of phones.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  const read = text.normalize('NFKC');
  const isNumber =
    typeof value === 'string' && /^\s*[\d.,\s]*\d[\d.,\s]*(e[+-]?\d+)?\s*%?\s*$/i.test(read);
  const isComputed = isNumber || /^[\s;,]*[=+\-@\t\r]/.test(read);
  // Where the separator is a semicolon or a tab, a cell also begins after it.
  const split = text.replace(/([;,\t] {0,9})(?=[=+\-@＝＋－＠])/g, "$1'");
  const safe = isComputed ? `'${text}` : split;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
