import { Symbols } from '#app/chrome/symbols.tsx';
import { ALevelIllustration, OLevelIllustration } from '#app/illustrations/illustrations.tsx';
import { DialogLink } from '#app/ui/dialog.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { programsCourses } from '#content/teaching/courses.ts';
import { consultationId, heroId, levelDialogId } from './dialogs.tsx';

const { oLevel, aLevelLocal, aLevelInternational } = programsCourses;

const figures = [
  { figure: oLevel.length, label: 'O Level courses' },
  { figure: aLevelLocal.length + aLevelInternational.length, label: 'A Level courses' },
];

/** What there is, and the two buttons that open a dialog each: they lead to no other page. */
export function Hero() {
  return (
    <section className="s squared al" id={heroId}>
      <Symbols at={{ 'margin-bottom': 'pi', corner: 'set-square' }} />
      <div className="pg">
        <div className="say">
          <h1>{words.heading}</h1>
          <p className="lead">
            <NoWrap>{words.lead}</NoWrap>
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
          <OLevelIllustration />
          <ALevelIllustration />
        </p>
        <div className="note">
          <ul className="figs">
            {figures.map(({ figure, label }) => (
              <li key={label}>
                <span className="fig">{figure}</span>
                <NoWrap>{label}</NoWrap>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
