import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import type { Level } from '#content/teaching/levels.ts';
import type { TeacherCard } from '#rules/pages/teacher-page.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { CloseLink, Dialog } from '#ui/dialog.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import styles from './teacher-dialog.module.css';
import { Plate } from './teacher-list.tsx';

/** One teacher with the classes of the week (docs/requirements.md, R18.5). */
export function TeacherDialog({ teacher, back }: { teacher: TeacherCard; back: Level }) {
  const { key, name, subject, colour, qualifications, experience, schedule } = teacher;
  return (
    <div data-subject={colour}>
      <Dialog
        id={key}
        back={back}
        titleClassName={styles.title}
        title={
          <>
            <Plate initials={teacher.initials} picture={teacher.picture} large />
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
        {schedule.length === 0 && (
          <p className={styles.noClass}>
            There is no class of this subject on the timetable now. Please ask the office.
          </p>
        )}
        <ul className={styles.classes}>
          {schedule.map((one) => (
            <ClassLine key={one.id} slot={one} />
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink variant="primary" href={teacher.register}>
            Register Now
          </ButtonLink>
          <CloseLink back={back} className={buttonClass({ variant: 'link' })}>
            Close
          </CloseLink>
        </ButtonRow>
      </Dialog>
    </div>
  );
}

function ClassLine({ slot }: { slot: SchoolClass }) {
  const { day, time, subject, level } = slot;
  return (
    <li {...useTimeAttributes(slot)}>
      <b>{day}</b>
      <time>{time}</time>
      <span>
        {subject}, <LevelMark className={styles.level} level={level} />
      </span>
      <RoomOrNote slot={slot} />
      <ClassRegisterLink slot={slot} />
    </li>
  );
}
