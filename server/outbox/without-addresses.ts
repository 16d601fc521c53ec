/**
 * A mail server's words without the addresses in them: it repeats the recipient, and what it says
 * is logged. Anybody can make a report say something long, so that this takes time in proportion to
 * the text.
 */
export function withoutAddresses(reply: string): string {
  return reply.replace(/\S+/g, (word) => (/.@./.test(word) ? '(address)' : word));
}
