import { levelKeys, levels } from '#content/teaching/levels.ts';
import { Radio } from '#ui/checkbox.tsx';
import { ChoiceCard, ChoiceCards } from '#ui/choice-card.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
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
