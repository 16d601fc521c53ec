import { LevelMark } from '#app/ui/level.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import type { Level } from '#content/levels.ts';

/** What a page about classes opens with: the mark of their level, the headline and a sentence. */
export function OpeningWords({
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
            <Unbroken>{badge}</Unbroken>
          </span>
        </LevelMark>
      </p>
      <h1>
        <Unbroken>{heading}</Unbroken>
      </h1>
      <p className="lead">
        <Unbroken>{lead}</Unbroken>
      </p>
    </>
  );
}
