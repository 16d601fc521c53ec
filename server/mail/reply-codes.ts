/**
 * The enhanced status codes (RFC 3463 and its registry) for an address that will never receive mail:
 * an unknown mailbox or domain, a malformed address, one that has moved or does not accept mail.
 * Microsoft's servers reject an unknown recipient with 5.4.1.
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
/** Codes without a specific meaning: the text decides. */
const VAGUE = new Set(['5.0.0', '5.1.0', '5.5.0']);

const UNKNOWN_TEXT =
  /no such (user|person|address|mailbox|recipient|domain)|(user|recipient|address|mailbox|account|domain)\b.{0,40}(unknown|not found|not exist|doesn'?t exist|doesn'?t have|invalid|unavailable|disabled)|(unknown|invalid|non-?existent) (user|recipient|address|mailbox|account|local part)|no mailbox|host not found/i;
// Some servers use the code of a closed mailbox for one with too many mails for now.
const LIMIT_TEXT = /\b(rate|limit|quota|full\b|too (many|fast)|exceed)/i;

/**
 * Whether a rejection (its enhanced code, if any, and its text) means that the address is unknown,
 * and not that the mail is unwanted or beyond a limit. In doubt it does not.
 */
export function isUnknownAddress(code: string | undefined, text: string): boolean {
  if (LIMIT_TEXT.test(text)) return false;
  if (code === undefined || VAGUE.has(code)) return UNKNOWN_TEXT.test(text);
  return UNKNOWN_ADDRESS.has(code);
}

/** The enhanced code in a reply such as '550 5.1.1 No such user', or '550-5.1.1 …'. */
export function enhancedCode(reply: string): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
}
