import type { Envelope } from '#payloads/envelope.ts';
import { isGibberish } from './gibberish.ts';
import * as patterns from './patterns.ts';
import {
  advertisingPhrases,
  askingPhrases,
  commercialPhrases,
  educationPhrases,
  englishWords,
  familyActions,
  familyBelongings,
  familyPronouns,
  inducementPhrases,
  offerPhrases,
  ownerPhrases,
  timePhrases,
} from './phrases.ts';
import { findPhrases, indexPhrases, type PhraseIndex, wordsOf } from './words.ts';

/** From this many points on a form is suspect: staff have it at once, the sender is not thanked. */
export const SUSPECT_FROM = 45;

/** What is screened of a form. */
export interface FormContent {
  /** All that the sender wrote in their own words; not what was chosen, nor addresses and phones. */
  text: string;
  /** The part of it that is for sentences. */
  prose: string;
  /** The parts of it that are names or headlines, each by itself. */
  headlines: readonly string[];
  /** A registration is about a school, whatever stands in it. */
  isRegistration: boolean;
  envelope: Envelope;
  /** How often the same text came today, this time included; 0 when it was not counted. */
  textRepeats: number;
}

export interface Score {
  /** Signals that no person gives. One is enough to keep a form from the office's mailbox. */
  definite: string[];
  /** The sum of the signals that a person may give too, and what they are, for staff to read. */
  points: number;
  suspicious: string[];
}

/** A signal and its points; 0 where it was not found. */
type Signal = readonly [points: number, name: string];

const advertising = indexPhrases(advertisingPhrases);
const commercial = indexPhrases(commercialPhrases);
const education = indexPhrases(educationPhrases);
const owner = indexPhrases(ownerPhrases);
const offer = indexPhrases(offerPhrases);
const inducement = indexPhrases(inducementPhrases);
const asking = indexPhrases(askingPhrases);
const daysAndTimes = indexPhrases(timePhrases);

/** No person needs so many real links. */
const LINKS_OF_A_BOT = 3;
/** A class that was told what to write sends one text some times; only a bot does so this often. */
const REPEATS_OF_A_BOT = 9;
/** Taken off the speed and links of somebody who writes about education. */
const EDUCATION_BONUS = 10;

/** Taken off the words of trade of a family: "Do you teach web design?", "his loan for the fees". */
const FAMILY_BONUS = 25;

/** Scores a form, in time proportional to its length. Never throws. */
export function scoreOf(content: FormContent): Score {
  const links = content.text.match(patterns.LINK)?.length ?? 0;
  const typed = wordsOf(content.text);
  const words = typed.map((word) => word.toLowerCase());
  const offers = findPhrases(words, offer).size + (speaksForFirm(words) ? 1 : 0);
  const asks = offers === 0 && findPhrases(words, asking).size > 0;
  const ofFamily = asks || (offers === 0 && words.some((word) => familyPronouns.has(word)));
  const onTopic = topicality(content, words, asks);

  const signals = [
    ...lessened(onTopic > 0 ? EDUCATION_BONUS : 0, [
      [speedPoints(content.envelope.elapsedMs), 'filled in too quickly'],
      [links > 0 ? 10 + 15 * links : 0, links > 1 ? `${links} links` : 'a link'],
    ]),
    ...(onTopic === 0 ? offTopicSignals(content, words, ofFamily) : []),
    ...lessened(ofFamily ? FAMILY_BONUS : 0, phraseSignals(words, onTopic)),
    ...(content.isRegistration ? [] : saleSignals(words, onTopic, offers)),
    ...patternSignals(content, typed, onTopic),
  ].filter(([points]) => points > 0);
  return {
    definite: definiteSignals(content, links),
    points: signals.reduce((sum, [points]) => sum + points, 0),
    suspicious: signals.map(([, name]) => name),
  };
}

function definiteSignals({ envelope, text, textRepeats }: FormContent, links: number): string[] {
  return [
    ...(envelope.website ? ['filled in a field that people do not see'] : []),
    ...(patterns.MARKUP.test(text) ? ['markup'] : []),
    ...(links >= LINKS_OF_A_BOT ? [`${links} links`] : []),
    ...(textRepeats >= REPEATS_OF_A_BOT ? ['the same text again and again'] : []),
  ];
}

/** The same signals with `bonus` points less in all, from the first on. */
function lessened(bonus: number, signals: readonly Signal[]): Signal[] {
  let left = bonus;
  return signals.map(([points, name]) => {
    const less = Math.min(left, points);
    left -= less;
    return [points - less, name];
  });
}

/** Half a second from the first letter to the last: no hand and no pasting is as quick. */
function speedPoints(elapsedMs: number | undefined): number {
  // Browsers without scripts tell no time, nor do drafts that were kept and sent as they were.
  if (elapsedMs === undefined) return 0;
  if (elapsedMs < 500) return 35;
  return elapsedMs < 1000 ? 25 : elapsedMs < 2500 ? 15 : 0;
}

/** How much of a form is about education: days and times count with a question, or another word. */
function topicality({ text }: FormContent, words: readonly string[], asks: boolean): number {
  const subjects = findPhrases(words, education).size + (patterns.LOCAL_SCRIPTS.test(text) ? 2 : 0);
  return subjects > 0 || asks ? subjects + findPhrases(words, daysAndTimes).size : 0;
}

/** What is odd about a text in which no word is about education. */
function offTopicSignals(
  { prose, isRegistration }: FormContent,
  words: readonly string[],
  ofFamily: boolean,
) {
  const language: Signal = [isForeignLanguage(prose) ? 25 : 0, 'a language nobody here writes'];
  if (isRegistration || words.length < 6) return [language];
  const has = new Set(words);
  const firmToFirm = (has.has('we') || has.has('our')) && (has.has('you') || has.has('your'));
  const signals: Signal[] = [
    language,
    [ofFamily ? 20 : 30, 'nothing about a school'],
    [firmToFirm ? 10 : 0, 'speaks for a firm'],
    [words.length >= 30 ? 10 : 0, 'long'],
  ];
  return signals;
}

/** Latin letters, and not one of the words that English sentences are made of. */
function isForeignLanguage(prose: string): boolean {
  const latin = wordsOf(prose.toLowerCase()).filter((word) => /^\p{Script=Latin}/u.test(word));
  return latin.length >= 4 && !latin.some((word) => englishWords.has(word));
}

function phraseSignals(words: readonly string[], onTopic: number): Signal[] {
  const advertised = findPhrases(words, advertising).size;
  const traded = findPhrases(words, commercial).size;
  return [
    [advertised > 0 ? Math.min(15 + 20 * advertised, 75) : 0, 'phrases of advertisements'],
    [Math.min(15 * traded, onTopic > 1 ? 30 : 45), 'commercial words'],
  ];
}

/** Whether there is an 'our …' or a 'we can …' that no family says. */
function speaksForFirm(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [next, afterNext] = words.slice(at + 1, at + 3);
    if (next === undefined) return false;
    if (word === 'our') {
      return !familyBelongings.has(next) && findPhrases([next], education).size === 0;
    }
    const isPromise = (word === 'i' || word === 'we') && (next === 'can' || next === 'could');
    return isPromise && afterNext !== undefined && !familyActions.has(afterNext);
  });
}

/** What selling to a website's owner sounds like, whatever is sold. */
function saleSignals(words: readonly string[], onTopic: number, offers: number): Signal[] {
  // Whoever writes about school may offer to teach.
  const each = onTopic > 1 ? 5 : onTopic > 0 ? 10 : 15;
  const times = (index: PhraseIndex) => Math.min(findPhrases(words, index).size, 2);
  return [
    // Without an offer it may be a broken page that is reported.
    [(offers > 0 ? each : Math.min(each, 10)) * times(owner), 'speaks of our site or business'],
    [each * Math.min(offers, 2), 'makes an offer'],
    [each * times(inducement), 'promises or urges'],
  ];
}

function patternSignals(content: FormContent, typed: readonly string[], onTopic: number): Signal[] {
  const { text, headlines } = content;
  const letters = text.match(patterns.LETTER)?.length ?? 0;
  const foreign = text.match(patterns.FOREIGN_LETTER)?.length ?? 0;
  const linked = headlines.some((line) => line.match(patterns.LINK));
  return [
    [isFirmsName(content) ? 15 : 0, 'a name of no person'],
    [linked ? 35 : 0, 'a link in a name or subject'],
    [patterns.MONEY.test(text) ? (onTopic > 0 ? 10 : 15) : 0, 'sums of money'],
    [patterns.FORMATTING.test(text) ? 15 : 0, 'formatting'],
    [patterns.CODE.test(text) ? 50 : 0, 'code'],
    [foreign > letters * 0.3 ? 50 : 0, 'a script that nobody here writes in'],
    [patterns.MIXED_SCRIPTS.test(text) ? 50 : 0, 'letters that only look like ours'],
    [Math.min(25 * typed.filter(isGibberish).length, 50), 'random letters'],
    [isRepeated(headlines) ? 25 : 0, 'the same word in several fields'],
    [isRepeated(headlines) && saysNothing(content) ? 20 : 0, 'says nothing'],
  ];
}

/** Bots put one made-up name wherever a name may stand. */
function isRepeated(headlines: readonly string[]): boolean {
  const given = headlines.map((line) => line.toLowerCase()).filter((line) => line.length > 3);
  return given.length > 1 && new Set(given).size === 1;
}

/** A greeting, or a name once more. A family that writes so little names a class or asks. */
function saysNothing({ prose, isRegistration }: FormContent): boolean {
  if (isRegistration) return false;
  const words = wordsOf(prose.toLowerCase());
  return words.length < 5 && !prose.includes('?') && findPhrases(words, education).size === 0;
}

/** 'AppWorks' and 'Reviews24', but not 'McDonald' or 'DeSilva'. */
function isFirmsName({ headlines: [name = ''], isRegistration }: FormContent): boolean {
  return !isRegistration && patterns.FIRMS_NAME.test(name);
}
