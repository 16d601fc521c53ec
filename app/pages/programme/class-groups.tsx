import { Fragment } from 'react';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { TeacherPhoto } from '#app/school/teacher-photo.tsx';
import { ClassCard } from '#app/timetable/class-card.tsx';
import type { Teacher } from '#content/school/teachers.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { programmeTimetable } from '#rules/pages/programme-page.ts';
import { documents } from '../../documents.ts';
import styles from './class-groups.module.css';

/** The classes as cards, day, time, topic and room; where a student attends one of them, an 'or' between. */
export function ClassGroups({ programme }: { programme: Programme }) {
  const { bySubject, columns } = programmeTimetable(documents, programme);
  return (
    <TitledSection
      ground="mist"
      symbols={{ 'margin-bottom': 'compass' }}
      heading="Class timetable"
      note={programme.groupsNote ?? documents.pages.programmes.groups}
    >
      <div className={styles.columns} data-by-subject={bySubject || undefined}>
        {columns.map(({ heading, slots }, at) => (
          <Fragment key={heading}>
            {at > 0 && !bySubject && <p className={styles.or}>or</p>}
            <div>
              <h3>{heading}</h3>
              {slots.map((slot, nth) => (
                <Fragment key={slot.id}>
                  {nth > 0 && bySubject && <p className={styles.orClass}>or</p>}
                  <ClassCard
                    className={nth > 0 && !bySubject ? styles.next : undefined}
                    slot={slot}
                    title={slot.topic}
                    teacher={slot.teacher && <TeacherName {...slot.teacher} />}
                    showDay
                  />
                </Fragment>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </TitledSection>
  );
}

function TeacherName({ name, picture }: Teacher) {
  if (!picture) return name;
  return (
    <span className={styles.teacher}>
      <TeacherPhoto {...picture} />
      <span>{name}</span>
    </span>
  );
}
