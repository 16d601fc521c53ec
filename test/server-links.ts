/**
 * A signed link with another signature. A fixed first letter would be the right one once in 64
 * times.
 */
export const forged = (link: string): string =>
  link.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
