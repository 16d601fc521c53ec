import type { ReactNode } from 'react';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { ChoiceCard, ChoiceCards, Radio } from '#ui/choices.tsx';
import { Fieldset } from '#ui/field.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { useLayoutAhead } from '#ui/rendering.ts';
import styles from './level-choice.module.css';

/** A part of a form that is shown while its level is chosen in the same form, also without scripts. */
export function ForLevel({ level, children }: { level: Level; children: ReactNode }) {
  return (
    <div ref={useLayoutAhead<HTMLDivElement>()} className={styles.part} data-for={level}>
      <div>{children}</div>
    </div>
  );
}

/** O Level or A Level, as a question in a form; O Level is chosen at first. */
export function LevelChoice({ label }: { label: string }) {
  return (
    <Fieldset legend={label}>
      <ChoiceCards>
        {levelKeys.map((level) => (
          <ChoiceCard key={level}>
            <Radio name="level" value={level} defaultChecked={level === 'o-level'} />
            <LevelMark level={level}>{levels[level].name}</LevelMark>
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Fieldset>
  );
}
