/**
 * The enhanced status codes (RFC 3463 and its registry) that say that mail to the address will
 * never arrive: no such mailbox or domain, a malformed address, one that has moved away or takes no
 * mail. 5.4.1 is how Microsoft's servers refuse a recipient they do not know.
 */
const UNKNOWN_ADDRESS = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.1',
  '5.4.4',
  '5.4.310',
]);
/** Codes that say nothing by themselves, so that the words decide. */
const VAGUE = new Set(['5.0.0', '5.1.0', '5.5.0']);

const SAYS_UNKNOWN =
  /no such (user|person|address|mailbox|recipient|domain)|(user|recipient|address|mailbox|account|domain)\b.{0,40}(unknown|not found|not exist|doesn'?t exist|doesn'?t have|invalid|unavailable|disabled)|(unknown|invalid|non-?existent) (user|recipient|address|mailbox|account|local part)|no mailbox|host not found/i;
// A mailbox may be closed for a while to too many mails, by the code of a closed one.
const SAYS_LIMIT = /\b(rate|limit|quota|full\b|too (many|fast)|exceed)/i;

/**
 * Whether a refusal (its enhanced code, if it has one, and its words) says that nobody has the
 * address, and not that the mail is unwanted, too much or too many. In doubt it does not.
 */
export function saysUnknownAddress(code: string | undefined, text: string): boolean {
  if (SAYS_LIMIT.test(text)) return false;
  if (code === undefined || VAGUE.has(code)) return SAYS_UNKNOWN.test(text);
  return UNKNOWN_ADDRESS.has(code);
}

/** The enhanced code in a reply such as '550 5.1.1 No such user', or '550-5.1.1 …'. */
export function enhancedCode(reply: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
}
