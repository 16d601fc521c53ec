/**
 * A signed link whose signature is another: one in 64 begins with any letter that a test would
 * write over it, and that link would be ours still.
 */
export const forged = (link: string): string =>
  link.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
