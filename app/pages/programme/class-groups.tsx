import { Fragment } from 'react';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { Face } from '#app/school/face.tsx';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { type ProgrammeSlot, programmeTimetable } from '#rules/pages/programme-page.ts';
import { groupNames } from '#rules/timetable/classes.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { documents } from '../../documents.ts';
import styles from './class-groups.module.css';

/**
 * The classes as cards: group, hours, teacher, room and places. A student attends one of a subject:
 * an 'or' is between them.
 */
export function ClassGroups({ programme }: { programme: Programme }) {
  const { bySubject, columns } = programmeTimetable(documents, programme);
  const slots = columns.flatMap((column) => column.slots);
  const topics = [...new Set(slots.map(({ topic }) => topic))];
  const isOneClass = !bySubject && topics.length === 1;
  const note = programme.groupsNote ?? documents.pages.programmes.groups;
  return (
    <TitledSection
      ground="mist"
      symbols={{ 'margin-bottom': 'compass' }}
      heading="Class timetable"
      note={
        <>
          {isOneClass && <p>{topics[0]}</p>}
          {slots.length > 1 && <p>{note}</p>}
        </>
      }
      of={slots}
    >
      <div className={styles.columns} data-by-subject={bySubject || undefined}>
        {columns
          .filter((column) => column.slots.length > 0)
          .map(({ heading, slots }, at) => (
            <Fragment key={heading}>
              {at > 0 && !bySubject && <p className={styles.or}>or</p>}
              <div>
                {bySubject && <h3 className={styles.subject}>{heading}</h3>}
                {slots.map((slot, nth) => (
                  <Fragment key={slot.id}>
                    {nth > 0 && <p className={styles.between}>{bySubject && 'or'}</p>}
                    <GroupCard slot={slot} showTopic={!isOneClass} />
                  </Fragment>
                ))}
              </div>
            </Fragment>
          ))}
      </div>
    </TitledSection>
  );
}

/** One group: when, with whom, where, whether it has places, and its Register. */
function GroupCard({ slot, showTopic }: { slot: ProgrammeSlot; showTopic: boolean }) {
  const { day, time, group, teacher, topic, colour, level } = slot;
  return (
    <Sheet
      className={classNames('spine', styles.card)}
      data-subject={colour}
      data-level={level}
      {...useTimeAttributes(slot)}
    >
      <p className="quiet">{groupNames[group]}</p>
      <h3>
        {day} <time>{time}</time>
      </h3>
      {showTopic && <p className="quiet">{topic}</p>}
      {teacher && (
        <p className={styles.teacher}>
          <Face teacher={teacher} size="small" />
          <span>
            <b>{teacher.name}</b>
            <span className="quiet">{`${teacher.qualifications}, ${teacher.experience}`}</span>
          </span>
        </p>
      )}
      <div className={styles.end}>
        <RoomOrNote slot={slot} className="quiet" />
        <ClassRegisterLink plain className={buttonClass({ size: 'small' })} slot={slot} />
      </div>
    </Sheet>
  );
}
