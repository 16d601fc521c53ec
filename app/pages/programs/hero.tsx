import { Symbols } from '#app/chrome/symbols.tsx';
import { ALevelIllustration } from '#app/illustrations/a-level-illustration.tsx';
import { OLevelIllustration } from '#app/illustrations/o-level-illustration.tsx';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { programsCourses } from '#content/teaching/courses.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DialogLink } from '#ui/dialog.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { StatisticFigure, Statistics } from '#ui/statistics.tsx';
import { Headline, NoWrap } from '#ui/text.tsx';
import { consultationId, heroId, levelDialogId } from './dialogs.tsx';
import styles from './hero.module.css';

const { oLevel, aLevelLocal, aLevelInternational } = programsCourses;

const figures = [
  { figure: oLevel.length, label: 'O Level courses' },
  { figure: aLevelLocal.length + aLevelInternational.length, label: 'A Level courses' },
];

/** What there is, and the two buttons that open a dialog each: they lead to no other page. */
export function Hero() {
  return (
    <Section ground="squared" className={styles.hero} id={heroId}>
      <Symbols at={{ 'margin-bottom': 'pi', corner: 'set-square' }} />
      <PageGrid className={styles.columns}>
        <div className={styles.text}>
          <Headline>{words.heading}</Headline>
          <p className={classNames('lead', styles.lead)}>
            <NoWrap>{words.lead}</NoWrap>
          </p>
          <ButtonRow className={styles.actions}>
            <DialogLink
              className={buttonClass({ variant: 'primary' })}
              role="button"
              opens={levelDialogId}
            >
              {words.enroll}
            </DialogLink>
            <DialogLink className={buttonClass({})} role="button" opens={consultationId}>
              {words.consultation}
            </DialogLink>
          </ButtonRow>
        </div>
        <p className={styles.illustrations}>
          <OLevelIllustration />
          <ALevelIllustration />
        </p>
        <MarginNote>
          <Statistics>
            {figures.map(({ figure, label }) => (
              <li key={label}>
                <StatisticFigure>{figure}</StatisticFigure>
                <NoWrap>{label}</NoWrap>
              </li>
            ))}
          </Statistics>
        </MarginNote>
      </PageGrid>
    </Section>
  );
}
