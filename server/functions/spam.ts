import type { Envelope } from '#payloads/envelope.ts';

/** Held from this many points on. No signal that a hasty person can give reaches it alone. */
export const HELD_FROM = 50;

export interface Signals {
  /** All that was typed, and the part of it that is a name or a headline. */
  text: string;
  headline: string;
  envelope: Envelope;
  /** Whether a browser's Origin came with it. */
  hasOrigin: boolean;
  /** How often the same long text came today, this time included; 0 when it was not counted. */
  timesSeen: number;
}

// What people write to a school about is not sold by the thousand.
const WARES =
  /\b(seo|backlinks?|guest posts?|casino|betting|gambling|slots?|poker|crypto(currency)?|bitcoin|forex|payday loans?|viagra|cialis|pharmacy|escorts?|porn|web ?design services?|digital marketing (agency|services?)|rank(ing)?s? (on|in) google|first page of google|website traffic|followers|buy now|limited[- ]time offer|click here|make money|work from home|investment opportunity|million (dollars|usd)|unsubscribe|lottery|inheritance|replica|dropshipping|whatsapp marketing|bulk (sms|email)s?|email list)\b/giu;
const MARKUP = /<\s*(a|script|iframe|img)\b|\[(url|link)[=\]]/iu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|xyz|top|ru|cn|shop|online|site|club|io|co|me|link|click|live|store|vip|app|dev|bet|casino)\b(?!@)(?:\/\S*)?/giu;
const ADDRESS = /\S+@\S+/gu;
const FOREIGN_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu;

/** The points of a submission and the signals that gave them, to be shown to staff. */
export function spamScore(signals: Signals): { score: number; reasons: string[] } {
  const { envelope } = signals;
  const reasons: string[] = [];
  let score = 0;
  const add = (points: number, reason: string) => {
    if (points <= 0) return;
    score += points;
    reasons.push(reason);
  };

  if (envelope.website) add(100, 'filled in a field that people do not see');
  if (envelope.elapsedMs !== undefined && envelope.elapsedMs < 2500) {
    add(envelope.elapsedMs < 1000 ? 25 : 15, 'filled in too quickly');
  }
  if (envelope.elapsedMs === undefined) add(5, 'no time to fill in was told');
  if (!signals.hasOrigin) add(10, 'not sent by a browser');

  const text = signals.text.replace(ADDRESS, ' ');
  const links = text.match(LINK)?.length ?? 0;
  if (links > 0)
    add(Math.min(20 + 15 * (links - 1), 50), `${links} ${links > 1 ? 'links' : 'link'}`);
  if (LINK.test(signals.headline.replace(ADDRESS, ' '))) add(35, 'a link in a name or subject');
  LINK.lastIndex = 0;
  if (MARKUP.test(signals.text)) add(50, 'markup');
  const wares = new Set(text.toLowerCase().match(WARES) ?? []).size;
  if (wares > 0) add(Math.min(20 + 15 * wares, 65), 'words of advertisements');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(FOREIGN_SCRIPT)?.length ?? 0;
  if (letters > 0 && foreign / letters > 0.3) add(35, 'a script that nobody here writes in');
  add(repetition(signals.timesSeen), 'the same text came before');
  return { score, reasons };
}

// A class that was told what to write is not spam; the ninth copy in a day is looked at.
function repetition(timesSeen: number): number {
  if (timesSeen > 8) return 50;
  return timesSeen > 3 ? 30 : timesSeen > 1 ? 15 : 0;
}
