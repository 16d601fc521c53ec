import type { ComponentProps } from 'react';
import { NoWrap as WithPhrases } from '#ui/text.tsx';

/** A reference, a time of the day, a phone number, a day with its month. */
const phrases =
  /([A-Z0-9]{4}-[A-Z0-9]{4}|\d{1,2}[.:]\d{2} ?(?:[ap]\.?m\.?)|12 noon|\+94[\d ]+\d|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))/;

/** Text in which these phrases do not break over lines. */
export function NoWrap(props: Omit<ComponentProps<typeof WithPhrases>, 'phrases'>) {
  return <WithPhrases phrases={phrases} {...props} />;
}
