import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { Highlights } from '#app/courses/highlights.tsx';
import { EnquiryForm } from '#app/forms/enquiry-form.tsx';
import { ALevelIllustration } from '#app/illustrations/a-level-illustration.tsx';
import { OLevelIllustration } from '#app/illustrations/o-level-illustration.tsx';
import { classFactsOf } from '#content/school/claims.ts';
import { counted } from '#content/sentence.ts';
import { programsCoursesOf } from '#content/teaching/courses.ts';
import { hoursText } from '#content/teaching/dates.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { TickedItem, TickedItems } from '#ui/annotations.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ChoiceCard, ChoiceCards } from '#ui/choices.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog, DialogLink } from '#ui/dialog.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { Columns, MarginNote } from '#ui/section.tsx';
import { StatisticFigure, Statistics } from '#ui/statistics.tsx';
import { Headline, NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './programs.module.css';
import { ALevelShelf, OLevelShelf } from './shelves.tsx';

const classFacts = classFactsOf(documents);
const sessionHours = documents.claims.sessionHours;
const programsCourses = programsCoursesOf(documents);

const words = documents.pages.programs;

const highlights = [
  { ...words.highlights.students, icon: 'users' as const },
  { ...words.highlights.groups, icon: 'calendar' as const },
  { ...words.highlights.tests, icon: 'pencil' as const },
  { ...words.highlights.curricula, icon: 'book' as const },
];

/** All courses on two shelves, and how the classes are built. */
export default function Programs() {
  return (
    <PageSections>
      <Hero />
      <OLevelShelf />
      <ALevelShelf />
      <TitledSection
        ground="squared"
        symbols={{ margin: 'protractor', corner: 'molecule' }}
        heading="Highlights"
      >
        <Highlights highlights={highlights} />
      </TitledSection>
      <GridSection ground="mist">
        <Columns>
          <div>
            <h2>How classes are built</h2>
            <Structure />
          </div>
          {words.features.length > 0 && (
            <div>
              <h2>Special features</h2>
              <Features />
            </div>
          )}
        </Columns>
      </GridSection>
      <ClosingBand heading="Ready to register?" ground="mist" classes={allClasses(documents)} />
      <LevelDialog />
      <ConsultationDialog />
    </PageSections>
  );
}

const structure = [
  {
    title: 'Regular classes',
    lines: [
      `O Level: ${hoursText(sessionHours['o-level'])} a session`,
      `A Level: ${hoursText(sessionHours['a-level'])} a session`,
      `${counted(classFacts.regularMaximum, 'student')} at most`,
    ],
  },
  {
    title: 'Revision classes',
    lines: [
      `${hoursText(classFacts.revisionHours)} a session`,
      `${counted(classFacts.revisionMaximum, 'student')} at most`,
    ],
  },
  {
    title: 'Assessments',
    lines: [
      `O Level: ${classFacts.assessments['o-level']}`,
      `A Level: ${classFacts.assessments['a-level']}`,
    ],
  },
];

function Structure() {
  return (
    <Sheet as="dl" className={styles.structure}>
      {structure.map(({ title, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <NoWrap as="dd" key={line}>
              {line}
            </NoWrap>
          ))}
        </div>
      ))}
    </Sheet>
  );
}

function Features() {
  return (
    <TickedItems className={styles.features}>
      {words.features.map(({ title, text }) => (
        <TickedItem key={title}>
          <div>
            <NoWrap as="h3">{title}</NoWrap>
            <NoWrap as="p">{text}</NoWrap>
          </div>
        </TickedItem>
      ))}
    </TickedItems>
  );
}

const { oLevel, aLevelLocal, aLevelInternational } = programsCourses;

const figures = [
  { figure: oLevel.length, label: 'O Level courses' },
  { figure: aLevelLocal.length + aLevelInternational.length, label: 'A Level courses' },
];

/** What there is, and the two buttons that open a dialog each: they lead to no other page. */
function Hero() {
  return (
    <GridSection
      ground="squared"
      className={styles.hero}
      id={heroId}
      symbols={{ 'margin-bottom': 'pi', corner: 'set-square' }}
    >
      <div>
        <Headline>Our Classes</Headline>
        <NoWrap as="p" className="lead">
          {words.lead}
        </NoWrap>
        <ButtonRow>
          <DialogLink
            className={buttonClass({ variant: 'primary' })}
            role="button"
            opens={levelDialogId}
          >
            Enroll Now
          </DialogLink>
          <DialogLink className={buttonClass({})} role="button" opens={consultationId}>
            {consultation}
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
    </GridSection>
  );
}

const heroId = 'classes';
const levelDialogId = 'enroll';
const consultationId = 'consultation';
const consultation = 'Schedule a Consultation';

/** Behind 'Enroll Now': a choice of level that leads to /register. */
function LevelDialog() {
  return (
    <Dialog id={levelDialogId} title="Which level?" back={heroId}>
      <p className={classNames('small', styles.question)}>The form opens with your level chosen.</p>
      <ChoiceCards>
        {levelKeys.map((level) => (
          <ChoiceCard key={level} as="a" href={registerLink({ level })}>
            <LevelMark level={level} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Dialog>
  );
}

/** Behind 'Schedule a Consultation': the course pages' contact form with its subject filled in. */
function ConsultationDialog() {
  return (
    <Dialog id={consultationId} title={consultation} back={heroId}>
      <p className={classNames('small', styles.question)}>{words.consultation}</p>
      <EnquiryForm
        variant="course"
        subject="A consultation about classes"
        fragment={consultationId}
      />
    </Dialog>
  );
}
