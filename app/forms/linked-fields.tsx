import { registrationForm } from '#content/forms/registration.ts';
import { courseText } from '#payloads/answers.ts';
import { classLabel } from '#rules/timetable/classes.ts';
import { CheckboxChip, CheckboxChips } from '#ui/choices.tsx';
import { FieldHint, Fieldset } from '#ui/field.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { usePostedForm } from './posted-form.ts';
import type { LinkedChoice } from './prefill.ts';

/**
 * What a Register link carries, as boxes that can be unticked. The page that the server prefills
 * has them only for browsers without scripts: hydration starts without the query.
 */
export function LinkedFields(choice: LinkedChoice) {
  const hydrated = useHydrated();
  const posted = usePostedForm();
  const isAnswer = posted?.errors !== undefined || posted?.notice !== undefined;
  if (hydrated || isAnswer) return <Boxes {...choice} />;
  return (
    <noscript>
      <Boxes {...choice} />
    </noscript>
  );
}

function Boxes({ classes, course, curriculum }: LinkedChoice) {
  const { legend, note } = registrationForm.linked;
  if (classes.length === 0 && !course && !curriculum) return null;
  return (
    <Fieldset legend={legend}>
      <FieldHint>{note}</FieldHint>
      <CheckboxChips>
        {classes.map((one) => (
          <CheckboxChip key={one.id} name="classes" value={one.id} defaultChecked>
            {classLabel(one)}
          </CheckboxChip>
        ))}
        {course && (
          <CheckboxChip key={course} name="course" value={course} defaultChecked>
            {courseText(course)}
          </CheckboxChip>
        )}
        {curriculum && (
          <CheckboxChip key={curriculum} name="curriculum" value={curriculum} defaultChecked>
            {curriculum}
          </CheckboxChip>
        )}
      </CheckboxChips>
    </Fieldset>
  );
}
