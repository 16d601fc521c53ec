import { LevelMark } from '#app/ui/level-mark.tsx';
import { levelKeys, levels } from '#content/teaching/levels.ts';

/** O Level or A Level, as a question in a form; O Level is chosen at first. */
export function LevelChoice({ label }: { label: string }) {
  return (
    <fieldset>
      <legend className="lab">{label}</legend>
      <div className="levels">
        {levelKeys.map((level) => (
          <label key={level} className="pick">
            <input type="radio" name="level" value={level} defaultChecked={level === 'o-level'} />
            <LevelMark level={level}>{levels[level].name}</LevelMark>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
