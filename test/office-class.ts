import type { OfficeClass } from '#server/office/classes/class-routes.ts';

/** A class as the office's page has it, on 23 November 2026. */
export const scienceInOffice: OfficeClass = {
  id: 'o-level-science-monday',
  level: 'o-level',
  subject: 'Science',
  day: 'Monday',
  from: '15:00',
  to: '17:00',
  room: 'Room 2',
  dates: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
  nextAt: null,
  changes: [],
  seats: 25,
  over: false,
  places: 'open',
  placed: 0,
  waiting: 0,
  waitingSince: null,
  saidYes: 0,
  history: [],
};
