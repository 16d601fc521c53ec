import { LevelMark } from '#app/ui/level-mark.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import type { Level } from '#content/teaching/levels.ts';

/** What a page about classes opens with: the mark of their level, the headline and a sentence. */
export function HeroText({
  level,
  words: { badge, heading, lead },
}: {
  level: Level;
  words: { badge: string; heading: string; lead: string };
}) {
  return (
    <>
      <p className="kick">
        <LevelMark level={level}>
          <span>
            <NoWrap>{badge}</NoWrap>
          </span>
        </LevelMark>
      </p>
      <h1>
        <NoWrap>{heading}</NoWrap>
      </h1>
      <p className="lead">
        <NoWrap>{lead}</NoWrap>
      </p>
    </>
  );
}
