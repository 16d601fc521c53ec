import { NoBreak } from './no-break.tsx';

const phrases =
  /([OA] Level|(?:Rs\.|LKR) [\d,.]+(?:-[\d,.]+)?|[\d.]+ (?:a\.m\.|p\.m\.|noon|AM|PM)(?: to [\d.]+ (?:a\.m\.|p\.m\.|AM|PM))?|bi-weekly|\+94[\d ]+\d|[A-Z][a-z]+ \d+(?:st|nd|rd|th)\b)/;

/**
 * Text in which a level, a price, a time, a date or a phone number never breaks over lines. The
 * words stay to the letter: no space is replaced.
 */
export function NoWrap({ children }: { children: string }) {
  return children.split(phrases).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <NoBreak key={at}>{part}</NoBreak>
    ) : (
      part
    ),
  );
}
