import { NoBreak } from './no-break.tsx';

/** A level, a price, a time, a date, a phone number. */
const ofThePages =
  /([OA] Level|(?:Rs\.|LKR) [\d,.]+(?:-[\d,.]+)?|[\d.]+ (?:a\.m\.|p\.m\.|noon|AM|PM)(?: to [\d.]+ (?:a\.m\.|p\.m\.|AM|PM))?|bi-weekly|\+94[\d ]+\d|[A-Z][a-z]+ \d+(?:st|nd|rd|th)\b)/;

/**
 * Text in which some phrases never break over lines. The words stay to the letter: no space is
 * replaced.
 *
 * @param phrases which, in one group; without it those of the pages
 */
export function NoWrap({ children, phrases = ofThePages }: { children: string; phrases?: RegExp }) {
  return children.split(phrases).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <NoBreak key={at}>{part}</NoBreak>
    ) : (
      part
    ),
  );
}
