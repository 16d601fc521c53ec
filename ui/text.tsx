import { type ElementType, Fragment } from 'react';
import { classNames } from './class-names.ts';
import { styled } from './styled.tsx';
import styles from './text.module.css';

/** The first heading of a page that opens with a statement rather than with its own name. */
export const Headline = styled('h1', styles.headline);

/** A few words over the first heading of a page. */
export const Kicker = styled('p', styles.kicker);

/** The sentence under a title that introduces what follows, with space after it. */
export const TitleLead = styled('p', classNames('lead', styles.lead));

/** A paragraph that must not be missed, behind a yellow bar. Its links are printed too. */
export const Callout = styled('p', styles.callout);

/** A figure that the eye looks for: a price, a count, a reference. */
export const Numeral = styled('span', styles.numeral);

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', styles.hidden);

/** A heading that a tab makes unnecessary on the screen: paper has no tabs. */
export const PrintedHeading = styled('h2', classNames(styles.hidden, styles.printed));

/** Words that do not break over lines, unless a line is shorter than they are. */
export const NoBreak = styled('span', styles.phrase);

/**
 * A level, its grades, a price, a time or the hours of a class, a date, a phone number, the district of
 * a town ('Colombo 05') at the end, each with its comma and brackets.
 */
const ofThePages =
  /(\(?(?:[OA] Level|Grades [\d-]+|(?:Rs\.|LKR) [\d,.]+(?:-[\d,.]+)?|[\d.]+ a\.m\.–|(?:[\d.]+–)?[\d.]+ (?:a\.m\.|p\.m\.|noon|AM|PM)(?: to [\d.]+ (?:a\.m\.|p\.m\.|noon|AM|PM))?|bi-weekly|\+94[\d ]+\d|[A-Z][a-z]+ \d+(?:(?:st|nd|rd|th)\b|$))\)?[,.;:]?)/;

/**
 * Text in which some phrases never break over lines. The words stay to the letter: no space is
 * replaced.
 *
 * @param phrases which, in one group; without it those of the pages
 */
export function NoWrap({
  as: Element = Fragment,
  children,
  phrases = ofThePages,
  ...rest
}: {
  as?: ElementType;
  children: string;
  phrases?: RegExp;
  className?: string;
}) {
  const parts = children.split(phrases);
  return (
    <Element {...rest}>
      {parts.map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <NoBreak key={at}>{part}</NoBreak>
        ) : (
          part
        ),
      )}
    </Element>
  );
}
