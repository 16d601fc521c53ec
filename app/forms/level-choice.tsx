import { ChoiceCard, ChoiceCards } from '#app/ui/choice-card.tsx';
import { Fieldset } from '#app/ui/fieldset.tsx';
import { LevelMark } from '#app/ui/level-mark.tsx';
import { levelKeys, levels } from '#content/teaching/levels.ts';

/** O Level or A Level, as a question in a form; O Level is chosen at first. */
export function LevelChoice({ label }: { label: string }) {
  return (
    <Fieldset legend={label}>
      <ChoiceCards>
        {levelKeys.map((level) => (
          <ChoiceCard key={level}>
            <input type="radio" name="level" value={level} defaultChecked={level === 'o-level'} />
            <LevelMark level={level}>{levels[level].name}</LevelMark>
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Fieldset>
  );
}
