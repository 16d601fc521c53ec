/** Why a closure or a notice was rejected, as sentences for staff. */
export const closureRefusals = {
  noFrom: 'The first day must be a valid day, for example 2026-11-27.',
  past: 'The first day is in the past. Please choose today or a later day.',
  far: 'The first day is more than a year away. Please choose a day in the next 365 days.',
  noTo: 'The last day must be a valid day, for example 2026-11-29, or empty until further notice.',
  order: 'The last day is before the first day.',
  long: 'The closure is longer than a year. Please choose an earlier last day.',
  levels: "The levels are 'o-level', 'a-level' or both.",
  kind: "The kind is 'holiday', 'weather', 'exam' or 'other'.",
  noClosure: 'This closure does not exist, or it was removed.',
  noHoliday: 'This day is not a suggested holiday.',
  notice: 'Please write the notice: one sentence of 160 characters at most.',
  until: 'Please say until when the notice is shown, for example 2026-11-30T12:00:00.000Z.',
  untilPast: 'The notice must end in the future.',
  untilFar: 'The notice can be shown for 90 days at most.',
} as const;
