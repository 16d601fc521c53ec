import { Face } from '#app/school/face.tsx';
import { RegisterWords } from '#app/timetable/class-note.tsx';
import { HourRow } from '#app/timetable/hour-row.tsx';
import { noClassesText } from '#content/teaching/class-texts.ts';
import type { Level } from '#content/teaching/levels.ts';
import { askForHourHref } from '#rules/contact/contact-links.ts';
import { type TeacherCard, teachersBySubject } from '#rules/pages/teacher-page.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseLink, Dialog, DialogLink } from '#ui/dialog.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { SubjectSwatch } from '#ui/subject.tsx';
import { documents } from '../../documents.ts';
import styles from './teacher-list.module.css';

/** The teachers of a level: the subject in the margin, its teachers on the page. */
export function TeacherList({ level }: { level: Level }) {
  const shown = useFirstScreenOf(teachersBySubject(documents, level), 2);
  return (
    <div className={styles.list}>
      {shown.map(({ subject, teachers }) => (
        <section key={subject} className={styles.subject} data-subject={teachers[0]?.colour}>
          <h3>
            <SubjectSwatch />
            {subject}
          </h3>
          <ul>
            {teachers.map((teacher) => (
              <li key={teacher.id} className={classNames('spine', styles.card)} data-level={level}>
                <Card teacher={teacher} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Who it is, which opens the dialog; and each class, which registers. */
function Card({ teacher }: { teacher: TeacherCard }) {
  const { id, name, subject, qualifications, experience, schedule } = teacher;
  return (
    <>
      <DialogLink className={styles.who} opens={id}>
        <Face teacher={teacher} />
        <span className={styles.words}>
          <b>{name}</b>
          <span className="quiet">{qualifications}</span>
          <span className="quiet">{experience}</span>
        </span>
        <em>See more</em>
      </DialogLink>
      <ul>
        {schedule.map((one) => (
          <HourRow
            key={one.id}
            slot={one}
            small={one.subject === subject ? undefined : one.subject}
          />
        ))}
        {schedule.length === 0 && (
          <li className={styles.onRequest}>
            <b>No fixed time yet</b>
            <a href={askForHourHref(subject)}>Ask us</a>
          </li>
        )}
      </ul>
    </>
  );
}

/** One teacher with the classes of the week (docs/requirements.md, R18.5). */
export function TeacherDialog({ teacher, back }: { teacher: TeacherCard; back: Level }) {
  const { id, name, subject, colour, qualifications, experience, schedule } = teacher;
  const [only, ...others] = schedule;
  return (
    <div data-subject={colour}>
      <Dialog
        id={id}
        back={back}
        titleClassName={styles.title}
        title={
          <>
            <Face teacher={teacher} size="large" />
            <span className={styles.name}>
              {name} <small>{subject}</small>
            </span>
          </>
        }
      >
        <FactList>
          <Fact className={styles.fact} name="Qualifications">
            {qualifications}
          </Fact>
          <Fact className={styles.fact} name="Experience">
            {experience}
          </Fact>
        </FactList>
        <h3 className={styles.timetable}>Timetable</h3>
        {schedule.length === 0 && <p className={styles.noClass}>{noClassesText}</p>}
        <ul className={styles.classes}>
          {schedule.map((one) => (
            <HourRow
              key={one.id}
              slot={one}
              small={
                <>
                  {one.subject}, <LevelMark className={styles.level} level={one.level} />
                </>
              }
              showRoom
            />
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink variant="primary" href={teacher.register}>
            {only && others.length === 0 ? (
              <RegisterWords slot={only} action="Register Now" />
            ) : (
              'Register Now'
            )}
          </ButtonLink>
          <CloseLink back={back} className={buttonClass({ variant: 'link' })}>
            Close
          </CloseLink>
        </ButtonRow>
      </Dialog>
    </div>
  );
}
