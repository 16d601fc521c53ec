import type { Level } from '#content/teaching/levels.ts';
import { classNames } from '#ui/class-names.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { Headline, NoWrap } from '#ui/text.tsx';
import styles from './hero-text.module.css';

/**
 * What a page about classes opens with: the mark of their level, the headline and a sentence.
 * `narrow` has a smaller headline, for a page with a form beside it.
 */
export function HeroText({
  level,
  words: { badge, heading, lead },
  narrow = false,
}: {
  level: Level;
  words: { badge: string; heading: string; lead: string };
  narrow?: boolean;
}) {
  const Title = narrow ? 'h1' : Headline;
  return (
    <>
      <p className={styles.badge}>
        <LevelMark level={level}>
          <span>
            <NoWrap>{badge}</NoWrap>
          </span>
        </LevelMark>
      </p>
      <Title>
        <NoWrap>{heading}</NoWrap>
      </Title>
      <p className={classNames('lead', styles.lead)}>
        <NoWrap>{lead}</NoWrap>
      </p>
    </>
  );
}
