import { ArrowUpRight, Navigation } from 'lucide';
import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { SchoolLogo } from '#app/chrome/school-logo.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { RoomTerrace } from '#app/school/rooms.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { claimsOf, levelOption, resultsOf } from '#content/school/claims.ts';
import { mapOf } from '#content/school/contact.ts';
import { toursOf } from '#content/school/facilities.ts';
import { schoolOf } from '#content/school/school.ts';
import { counted } from '#content/sentence.ts';
import { curricula } from '#content/teaching/fees.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { countTeachers, initialsOf, teachersOf } from '#rules/pages/teacher-page.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { ActionLink, Actions } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Fact } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { SlipRows } from '#ui/paper.tsx';
import { PageGrid, Section, Wrap } from '#ui/section.tsx';
import { StatisticFigure } from '#ui/statistics.tsx';
import { SmallTable } from '#ui/table.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './about.module.css';

const facts = documents.school;
const claims = claimsOf(documents);
const map = mapOf(documents);
const facilities = documents.facilities.rooms;
const tours = toursOf(documents);
const outside = documents.school.sites;
const school = schoolOf(documents);

const { heading, lead, intro, parent, mission, vision, strengths } = documents.pages.about;
const [experience] = strengths;
/** Three rooms in a row on phones. */
const roomSizes = '(min-width: 40rem) 22vw, 33vw';
const counts = ['One strength', 'Two strengths', 'Three strengths', 'Four strengths'];
const strengthsHeading = counts[strengths.length - 1] ?? 'Our strengths';
const { parentInstitution } = outside;

/** Who the school is: its own exercise book, what it is for, its results, its people, its building. */
export default function About() {
  return (
    <PageSections first={2}>
      <Section ground="squared" className={styles.opening}>
        <Symbols at={{ corner: 'set-square', foot: 'atom' }} />
        <PageGrid>
          <div className={styles.intro}>
            <h1>{heading}</h1>
            <NoWrap as="p" className="lead">
              {lead}
            </NoWrap>
            {intro.map((paragraph) => (
              <NoWrap as="p" key={paragraph}>
                {paragraph}
              </NoWrap>
            ))}
            <p>
              <span>{`${parent} `}</span>
              <ActionLink href={parentInstitution.url}>
                Visit the {parentInstitution.name} <Icon of={ArrowUpRight} />
              </ActionLink>
            </p>
          </div>
        </PageGrid>
        <SchoolBook />
      </Section>
      <OpenBook />
      <TitledSection
        ground="white"
        symbols={{ margin: 'molecule', corner: 'flask', foot: 'axes' }}
        heading={strengthsHeading}
        of={strengths}
      >
        <AnswerList
          answers={strengths.map((strength) => ({
            question: strength.title,
            answer: strength.figure,
            note: strength.text,
            promotion: strength === experience,
          }))}
        />
      </TitledSection>
      <People />
      <Building />
      <ClosingBand heading="Ready to register?" ground="squared" classes={allClasses(documents)} />
    </PageSections>
  );
}

/** The school as a book of its own; its label plate has the facts. */
function SchoolBook() {
  return (
    <div className={styles.book}>
      <p className={styles.cover}>
        <SchoolLogo className={styles.logo} />
        {school.name}
      </p>
      <SlipRows className={styles.label}>
        <Fact name="Classes">
          {levelKeys.map((level) => (
            <LevelMark key={level} className={styles.level} level={level}>
              <NoWrap as="span">{levelOption(documents, level)}</NoWrap>
            </LevelMark>
          ))}
        </Fact>
        <Fact name="Syllabus">{curricula.join(', ')}</Fact>
        <Fact name="Place">
          <NoWrap>{school.address}</NoWrap>
        </Fact>
        <Fact name="Open">
          {school.officeHours.lines.map(({ days, times }) => (
            <span key={days} className={styles.hours}>
              {days}, <NoBreak>{times}</NoBreak>
            </span>
          ))}
        </Fact>
      </SlipRows>
    </div>
  );
}

/** An open exercise book: mission and vision on the left page, the mark sheet on the right one. */
function OpenBook() {
  return (
    <Section className={styles.spreadSection}>
      <Wrap className={styles.spread}>
        <div className={styles.leaf}>
          <h2>Mission</h2>
          <p>{mission}</p>
          <h2>Vision</h2>
          <p>{vision}</p>
        </div>
        <div className={styles.leaf}>
          <h2>Results</h2>
          <ul data-promotion="">
            <li>
              <Circled>
                <StatisticFigure>{claims.passRate.figure}</StatisticFigure>
              </Circled>
              <span>
                {claims.passRate.label}
                {claims.passRate.source && (
                  <NoWrap as="small" className={styles.source}>
                    {claims.passRate.source}
                  </NoWrap>
                )}
              </span>
            </li>
            {[claims.universityAdmissions, claims.experience].map(({ figure, label }) => (
              <li key={label}>
                <StatisticFigure>{figure}</StatisticFigure>
                <span>{label}</span>
              </li>
            ))}
          </ul>
          <Results />
        </div>
      </Wrap>
    </Section>
  );
}

/** How many passed, by subject and year, once the school has filled it in. */
function Results() {
  const results = resultsOf(documents);
  if (results.length === 0) return null;
  return (
    <SmallTable className={styles.results}>
      <caption>Results by subject and year</caption>
      <ColumnHeads names={['Subject', 'Year', 'Sat', 'Passed']} />
      <tbody>
        {results.map(({ id, course, year, sat, passed }) => (
          <tr key={id}>
            <th scope="row">
              <NoWrap>{course}</NoWrap>
            </th>
            <td>{year}</td>
            <td>{sat}</td>
            <td>{passed}</td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

/** How many teachers there are, and whom to ask for what. */
function People() {
  const counts = levelKeys
    .map((level) => ({ level, count: teachersOf(documents, level).length }))
    .filter(({ count }) => count > 0);
  return (
    <TitledSection
      ground="mist"
      symbols={{ corner: 'root' }}
      heading="The people you meet"
      of={facts.departments}
      note={
        counts.length > 0 && (
          <>
            <NoWrap as="p">{teachersText(counts)}</NoWrap>
            <ActionLink href={linkTo('/teachers')}>See the teachers</ActionLink>
          </>
        )
      }
    >
      <ul className={styles.desks}>
        {facts.departments.map(({ id, name, about }) => (
          <li key={id}>
            <span aria-hidden="true">{initialsOf(name)}</span>
            <div>
              <b>{name}</b>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** '16 teachers: 10 for A Level, 6 for O Level.', or '10 teachers for A Level.' Who teaches both levels is one. */
function teachersText(counts: readonly { level: Level; count: number }[]): string {
  const all = countTeachers(documents);
  const teachers = counted(all, 'teacher');
  const [only, another] = counts;
  if (only && !another) return `${teachers} for ${nameOf(only)}.`;
  return `${teachers}: ${counts.map((each) => `${each.count} for ${nameOf(each)}`).join(', ')}.`;
}

const nameOf = ({ level }: { level: Level }) => levels[level].name;

function Building() {
  return (
    <TitledSection
      ground="squared"
      heading="The building"
      of={facilities}
      note={
        <>
          <p>
            {tours.title}
            <br />
            <NoWrap>{tours.hours}</NoWrap>
          </p>
          <ActionLink href={tours.action.path}>{tours.action.name}</ActionLink>
        </>
      }
    >
      <div>
        <RoomTerrace className={styles.rooms} sizes={roomSizes} />
        <Actions className={styles.find}>
          <NoWrap as="b">{school.address}</NoWrap>
          <a href={map.directionsUrl}>
            <Icon of={Navigation} />
            Get Directions
          </a>
        </Actions>
      </div>
    </TitledSection>
  );
}
