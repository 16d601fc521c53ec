import { counted, sentence } from '../sentence.ts';

/** The texts of the office's view of the week: class changes and free places. */
export const classesPage = {
  title: 'Classes',
  loading: 'Loading the week …',
  week: 'The week',
  today: 'Today',

  places: { open: 'Open', few: 'Few places', full: 'Full' },
  placesLabel: 'Places',

  noClass: 'No class',

  pins: {
    instead: (when: string) => sentence(`Instead of ${when}`),
    by: (who: string, when: string) => sentence(`Published by ${who}, ${when}`),
  },

  sheet: {
    about: (level: string, days: string, time: string, room: string) =>
      [level, `${days} ${time}`, room].filter(Boolean).join(', '),
    tomorrow: 'tomorrow',
    isToday: 'today',
    inDays: (count: number) => `in ${counted(count, 'day')}`,
    inWeeks: (count: number) => `in ${counted(count, 'week')}`,
    kinds: { cancelled: 'Cancelled', moved: 'Moved', room: 'Another room' },
    sameRoom: (classes: string) => sentence(`This room is in use at that time: ${classes}`),
    sameTime: (classes: string) =>
      sentence(`Some students may have another class at that time: ${classes}`),
    reason: 'Reason',
    publish: 'Publish',
    dayGone: (day: string) =>
      `There is no class on ${day} any more. What you typed is still here: please choose the day.`,
    published: 'Published.',
    copied: 'Copied.',
    undo: 'Undo',
    notPublished: 'Your changes below are not published yet.',
  },

  history: { removed: 'undone' },

  problems: {
    same: 'This is its usual time. Please choose another time or another day.',
  },
} as const;
