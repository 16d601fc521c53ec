import { Button } from '#app/ui/button.tsx';
import { levels } from '#content/levels.ts';
import { oLevelOverview } from '#content/o-level-overview.ts';
import { registrationLooks } from '#content/subjects.ts';

const { widget: words } = oLevelOverview;

/**
 * The start of a registration: subjects ticked here arrive chosen on /register. A plain form that
 * is sent as an address, so it works before and without scripts.
 */
export function RegistrationWidget() {
  return (
    <form className="widget sheet" method="get" action="/register">
      <h2>{words.heading}</h2>
      <input type="hidden" name="level" value="o-level" />
      <fieldset>
        <legend>{words.text}</legend>
        <div className="chips">
          {levels['o-level'].subjects.map((subject) => (
            <label key={subject} className="chip" data-subject={registrationLooks[subject].colour}>
              <input type="checkbox" name="subject" value={subject} />
              {subject}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="go">
        {words.submit}
      </Button>
    </form>
  );
}
