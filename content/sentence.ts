/** A text that ends with one full stop: 'a.m.' already has one. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
