import { Symbols } from '#app/chrome/symbols.tsx';
import { DialogLink } from '#app/ui/dialog.tsx';
import { ALevelSpot, OLevelSpot } from '#app/ui/spots.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { programsCourses } from '#content/courses.ts';
import { programs as words } from '#content/programs.ts';
import { consultationId, levelDialogId, openingId } from './dialogs.tsx';

const { oLevel, aLevelLocal, aLevelInternational } = programsCourses;

const figures = [
  { figure: oLevel.length, label: 'O Level courses' },
  { figure: aLevelLocal.length + aLevelInternational.length, label: 'A Level courses' },
];

/** What there is, and the two buttons that open a dialog each: they lead to no other page. */
export function Opening() {
  return (
    <section className="s squared al" id={openingId}>
      <Symbols at={{ 'margin-bottom': 'pi', corner: 'set-square' }} />
      <div className="pg">
        <div className="say">
          <h1>{words.heading}</h1>
          <p className="lead">
            <Unbroken>{words.lead}</Unbroken>
          </p>
          <p className="row-btn">
            <DialogLink className="btn btn-go" role="button" opens={levelDialogId}>
              {words.enroll}
            </DialogLink>
            <DialogLink className="btn btn-line" role="button" opens={consultationId}>
              {words.consultation}
            </DialogLink>
          </p>
        </div>
        <p className="spots">
          <OLevelSpot />
          <ALevelSpot />
        </p>
        <div className="note">
          <ul className="figs">
            {figures.map(({ figure, label }) => (
              <li key={label}>
                <span className="fig">{figure}</span>
                <Unbroken>{label}</Unbroken>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
