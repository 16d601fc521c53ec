import { oLevelOverview } from '#content/pages/o-level-overview.ts';
import { levels } from '#content/teaching/levels.ts';
import { registrationAppearances } from '#content/teaching/subjects.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxChip, CheckboxChips } from '#ui/choices.tsx';
import { Sheet } from '#ui/paper.tsx';
import styles from './registration-widget.module.css';

const { widget: words } = oLevelOverview;

/**
 * The start of a registration: subjects ticked here arrive chosen on /register. A plain form that
 * is sent as an address, so it works before and without scripts.
 */
export function RegistrationWidget() {
  return (
    <Sheet as="form" className={styles.form} method="get" action="/register">
      <h2>{words.heading}</h2>
      <input type="hidden" name="level" value="o-level" />
      <fieldset>
        <legend>{words.text}</legend>
        <CheckboxChips>
          {levels['o-level'].subjects.map((subject) => (
            <CheckboxChip
              key={subject}
              subject={registrationAppearances[subject].colour}
              name="subject"
              value={subject}
            >
              {subject}
            </CheckboxChip>
          ))}
        </CheckboxChips>
      </fieldset>
      <Button type="submit" variant="primary" className={styles.submit}>
        {words.submit}
      </Button>
    </Sheet>
  );
}
