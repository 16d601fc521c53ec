import type { Envelope } from '#payloads/envelope.ts';
import { isGibberish } from './gibberish.ts';
import * as patterns from './patterns.ts';
import {
  advertisingPhrases,
  commercialPhrases,
  educationPhrases,
  englishWords,
} from './phrases.ts';
import { findPhrases, indexPhrases, wordsOf } from './words.ts';

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

/** No person needs so many real links. */
const LINKS_OF_A_BOT = 3;
/** A class that was told what to write sends one text some times; only a bot does so this often. */
const REPEATS_OF_A_BOT = 9;
/** Taken off the speed and links of somebody who writes about education. */
const EDUCATION_BONUS = 10;

/** Scores a form, in time proportional to its length. Never throws. */
export function scoreOf(content: FormContent): Score {
  const links = content.text.match(patterns.LINK)?.length ?? 0;
  const typed = wordsOf(content.text);
  const words = typed.map((word) => word.toLowerCase());
  const onTopic =
    findPhrases(words, education).size + (patterns.LOCAL_SCRIPTS.test(content.text) ? 2 : 0);

  const signals = [
    ...lessened(onTopic > 0 ? EDUCATION_BONUS : 0, [
      [speedPoints(content.envelope.elapsedMs), 'filled in too quickly'],
      [links > 0 ? 10 + 15 * links : 0, links > 1 ? `${links} links` : 'a link'],
    ]),
    ...(onTopic === 0 ? offTopicSignals(content, words) : []),
    ...phraseSignals(words, onTopic),
    ...patternSignals(content, typed),
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

/** What is odd about a text in which no word is about education. */
function offTopicSignals({ prose, isRegistration }: FormContent, words: readonly string[]) {
  const language: Signal = [isForeignLanguage(prose) ? 25 : 0, 'a language nobody here writes'];
  if (isRegistration || words.length < 6) return [language];
  const has = new Set(words);
  const firmToFirm = (has.has('we') || has.has('our')) && (has.has('you') || has.has('your'));
  const signals: Signal[] = [
    language,
    [20, 'nothing about a school'],
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

function patternSignals({ text, headlines }: FormContent, typed: readonly string[]): Signal[] {
  const letters = text.match(patterns.LETTER)?.length ?? 0;
  const foreign = text.match(patterns.FOREIGN_LETTER)?.length ?? 0;
  const linked = headlines.some((line) => line.match(patterns.LINK));
  return [
    [linked ? 35 : 0, 'a link in a name or subject'],
    [patterns.MONEY.test(text) ? 10 : 0, 'sums of money'],
    [patterns.FORMATTING.test(text) ? 15 : 0, 'formatting'],
    [patterns.CODE.test(text) ? 50 : 0, 'code'],
    [foreign > letters * 0.3 ? 50 : 0, 'a script that nobody here writes in'],
    [patterns.MIXED_SCRIPTS.test(text) ? 50 : 0, 'letters that only look like ours'],
    [Math.min(25 * typed.filter(isGibberish).length, 50), 'random letters'],
    [isRepeated(headlines) ? 25 : 0, 'the same word in several fields'],
  ];
}

/** Bots put one made-up name wherever a name may stand. */
function isRepeated(headlines: readonly string[]): boolean {
  const given = headlines.map((line) => line.toLowerCase()).filter((line) => line.length > 3);
  return given.length > 1 && new Set(given).size === 1;
}
