import { useMutation, useQuery } from '@tanstack/react-query';
import { diary } from '#content/office/diary-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { classText } from '../format/words.ts';
import { offeredClasses } from '../model/offered-classes.ts';
import type { Item } from '../model/types.ts';
import { Options } from '../ui/options.tsx';
import { Problem } from './failed.tsx';

const words = diary.assessed;

/**
 * What became of an assessment whose hour has begun: whether the family came, and then the class that
 * the teacher suggests. Each press is saved at once, and can be changed. A closed day has no buttons.
 */
export function Assessed({ item }: { item: Item }) {
  const now = useNow();
  const { data } = useQuery(queries.classes);
  const save = useMutation(mutations.setAssessed(item.reference));
  const { assessed, assessmentAt, timeOff, level } = item;
  if (!assessmentAt || Date.parse(assessmentAt) > now) return null;
  if (timeOff && !assessed) return null;
  const set = (result: 'came' | 'missed', suggest: string | null = null) =>
    save.mutate(
      { result, suggest, was: assessed?.at ?? null },
      { onSuccess: () => announce(words[result]) },
    );
  const suggested = assessed?.suggest;
  const classes = offeredClasses(data?.classes, level, suggested ? [suggested] : []);
  return (
    <div data-screen="">
      <ButtonRow as="div">
        {(['came', 'missed'] as const).map((result) => (
          <Button
            key={result}
            size="small"
            aria-pressed={assessed?.result === result}
            aria-label={`${words[result]}: ${item.name}`}
            onClick={() => set(result)}
          >
            {words[result]}
          </Button>
        ))}
      </ButtonRow>
      {assessed?.result === 'came' && (
        <SelectField
          label="The teacher suggests"
          value={suggested ?? ''}
          onChange={({ target }) => set('came', target.value || null)}
        >
          <option value="">No class yet</option>
          <Options of={classes.map((one) => [one.id, classText(one)])} />
        </SelectField>
      )}
      {assessed?.result === 'missed' && (
        <p className="small">Choose another time with the family, or send them their link.</p>
      )}
      <Problem error={save.error} />
    </div>
  );
}
