/** A text that ends with one full stop: 'a.m.' already has one. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** 'English, ICT and Commerce': each name once. */
export function joined(names: readonly string[], before: 'and' | 'or' = 'and'): string {
  return [...new Set(names)].join(', ').replace(/,([^,]*)$/, ` ${before}$1`);
}
