import type { ClassRow } from './class-row.ts';
import type { Level } from './levels.ts';
import type { TaughtSubjectName } from './subjects.ts';
import { aLevelClass as aLevel, oLevelClass as oLevel } from './typed-rows.ts';

/** The value of a class that has no room of its own (docs/requirements.md, R18.3). */
export const variousRooms = 'Various Rooms';

/**
 * The week of both levels (docs/requirements.md, R26). Weekdays are one group of a class, Saturday
 * and Sunday another: a student attends one of them. The id of a class never changes, also when its
 * day does: saved timetables, links and the office's records name classes by it.
 */
export const timetable: Readonly<Record<Level, readonly ClassRow<TaughtSubjectName>[]>> = {
  'o-level': [
    oLevel({
      id: 'o-level-science-monday',
      day: 'Monday',
      from: '15:00',
      to: '17:00',
      subject: 'Science',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-mathematics-tuesday',
      day: 'Tuesday',
      from: '15:00',
      to: '17:00',
      subject: 'Mathematics',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-ict-wednesday',
      day: 'Wednesday',
      from: '15:00',
      to: '17:00',
      subject: 'ICT',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-english-thursday',
      day: 'Thursday',
      from: '15:00',
      to: '17:00',
      subject: 'English',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-commerce-friday',
      day: 'Friday',
      from: '15:00',
      to: '17:00',
      subject: 'Commerce',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-science-saturday',
      day: 'Saturday',
      from: '08:30',
      to: '10:30',
      subject: 'Science',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-mathematics-saturday',
      day: 'Saturday',
      from: '11:00',
      to: '13:00',
      subject: 'Mathematics',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-english-sunday',
      day: 'Sunday',
      from: '08:30',
      to: '10:30',
      subject: 'English',
      room: variousRooms,
    }),
    oLevel({
      id: 'o-level-ict-sunday',
      day: 'Sunday',
      from: '11:00',
      to: '13:00',
      subject: 'ICT',
      room: variousRooms,
    }),
  ],
  'a-level': [
    aLevel({
      id: 'a-level-biology-monday',
      day: 'Monday',
      from: '15:00',
      to: '18:00',
      subject: 'Biology',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-chemistry-tuesday',
      day: 'Tuesday',
      from: '15:00',
      to: '18:00',
      subject: 'Chemistry',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-physics-wednesday',
      day: 'Wednesday',
      from: '15:00',
      to: '18:00',
      subject: 'Physics',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-combined-mathematics-thursday',
      day: 'Thursday',
      from: '15:00',
      to: '18:00',
      subject: 'Combined Mathematics',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-general-english-friday',
      day: 'Friday',
      from: '15:00',
      to: '18:00',
      subject: 'General English',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-physics-saturday',
      day: 'Saturday',
      from: '09:00',
      to: '12:00',
      subject: 'Physics',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-chemistry-saturday',
      day: 'Saturday',
      from: '13:00',
      to: '16:00',
      subject: 'Chemistry',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-english-saturday',
      day: 'Saturday',
      from: '16:30',
      to: '18:30',
      subject: 'English',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-biology-sunday',
      day: 'Sunday',
      from: '09:00',
      to: '12:00',
      subject: 'Biology',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-combined-mathematics-sunday',
      day: 'Sunday',
      from: '13:00',
      to: '16:00',
      subject: 'Combined Mathematics',
      room: variousRooms,
    }),
    aLevel({
      id: 'a-level-english-sunday',
      day: 'Sunday',
      from: '16:30',
      to: '18:30',
      subject: 'English',
      room: variousRooms,
    }),
  ],
};
