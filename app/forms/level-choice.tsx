import { levelKeys, levels } from '#content/teaching/levels.ts';
import { ChoiceCard, ChoiceCards, Radio } from '#ui/choices.tsx';
import { Fieldset } from '#ui/field.tsx';
import { LevelMark } from '#ui/level-mark.tsx';

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
