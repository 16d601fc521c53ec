import type { ClassRow } from './class-row.ts';
import type { Level } from './levels.ts';
import type { TaughtSubjectName } from './subjects.ts';
import { aLevelClass as aLevel, oLevelClass as oLevel } from './typed-rows.ts';

/** The value of a class that has no room of its own (docs/requirements.md, R18.3). */
export const variousRooms = 'Various Rooms';

/**
 * The week of both levels (docs/requirements.md, R26). Weekdays are one group of a class, Saturday
 * and Sunday another: a student attends one of them.
 */
export const timetable: Readonly<Record<Level, readonly ClassRow<TaughtSubjectName>[]>> = {
  'o-level': [
    oLevel({ day: 'Monday', from: '15:00', to: '17:00', subject: 'Science', room: variousRooms }),
    oLevel({
      day: 'Tuesday',
      from: '15:00',
      to: '17:00',
      subject: 'Mathematics',
      room: variousRooms,
    }),
    oLevel({ day: 'Wednesday', from: '15:00', to: '17:00', subject: 'ICT', room: variousRooms }),
    oLevel({ day: 'Thursday', from: '15:00', to: '17:00', subject: 'English', room: variousRooms }),
    oLevel({ day: 'Friday', from: '15:00', to: '17:00', subject: 'Commerce', room: variousRooms }),
    oLevel({ day: 'Saturday', from: '08:30', to: '10:30', subject: 'Science', room: variousRooms }),
    oLevel({
      day: 'Saturday',
      from: '11:00',
      to: '13:00',
      subject: 'Mathematics',
      room: variousRooms,
    }),
    oLevel({ day: 'Sunday', from: '08:30', to: '10:30', subject: 'English', room: variousRooms }),
    oLevel({ day: 'Sunday', from: '11:00', to: '13:00', subject: 'ICT', room: variousRooms }),
  ],
  'a-level': [
    aLevel({ day: 'Monday', from: '15:00', to: '18:00', subject: 'Biology', room: variousRooms }),
    aLevel({
      day: 'Tuesday',
      from: '15:00',
      to: '18:00',
      subject: 'Chemistry',
      room: variousRooms,
    }),
    aLevel({
      day: 'Wednesday',
      from: '15:00',
      to: '18:00',
      subject: 'Physics',
      room: variousRooms,
    }),
    aLevel({
      day: 'Thursday',
      from: '15:00',
      to: '18:00',
      subject: 'Combined Mathematics',
      room: variousRooms,
    }),
    aLevel({
      day: 'Friday',
      from: '15:00',
      to: '18:00',
      subject: 'General English',
      room: variousRooms,
    }),
    aLevel({ day: 'Saturday', from: '09:00', to: '12:00', subject: 'Physics', room: variousRooms }),
    aLevel({
      day: 'Saturday',
      from: '13:00',
      to: '16:00',
      subject: 'Chemistry',
      room: variousRooms,
    }),
    aLevel({ day: 'Saturday', from: '16:30', to: '18:30', subject: 'English', room: variousRooms }),
    aLevel({ day: 'Sunday', from: '09:00', to: '12:00', subject: 'Biology', room: variousRooms }),
    aLevel({
      day: 'Sunday',
      from: '13:00',
      to: '16:00',
      subject: 'Combined Mathematics',
      room: variousRooms,
    }),
    aLevel({ day: 'Sunday', from: '16:30', to: '18:30', subject: 'English', room: variousRooms }),
  ],
};
