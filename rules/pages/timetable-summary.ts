import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import { levels } from '#content/teaching/levels.ts';
import { costText, notOfferedText } from '../fees/cost-text.ts';
import { hoursAWeek, subjectsOffered } from '../fees/estimate.ts';
import type { Choice } from '../timetable/choice.ts';
import { clashesIn, clashesWith, doubled } from '../timetable/clashes.ts';
import type { SchoolClass } from '../timetable/classes.ts';
import { registerLink } from '../timetable/register-link.ts';

/**
 * What 'My timetable' shows about the chosen classes: at each change on the page, and from the
 * server for browsers without scripts. A note that does not apply is ''.
 */
export function timetableSummary(documents: Documents, choice: Choice) {
  const { level, curriculum, classes } = choice;
  const subjects = classes.map(({ subject }) => subject);
  const offered = subjectsOffered(documents, level, curriculum, subjects);
  const hours = hoursAWeek(
    documents,
    level,
    classes.filter(({ subject }) => offered.includes(subject)),
  );
  const { otherReading, ...sums } = costText(documents, level, curriculum, hours);
  return {
    ...sums,
    /** 'A Level, Edexcel' */
    what: `${levels[level].name}, ${curriculum}`,
    notes: {
      clashes: clashesIn(classes)
        .map(([one, other]) => `${named(one)}, clashes with ${named(other)}.`)
        .join(' '),
      doubled: doubled(classes)
        .map((subject) => `You ticked two groups of ${subject}. You need only one.`)
        .join(' '),
      notOffered: notOfferedText(documents, level, curriculum, subjects),
      otherReading,
    },
    /** By class id: 'Clashes with Physics, Saturday 9.00 a.m.–12 noon'. */
    clashes: Object.fromEntries(
      classes.flatMap((one): [string, string][] => {
        const others = clashesWith(one, classes);
        return others.length > 0 ? [[one.id, `Clashes with ${listed(others.map(named))}`]] : [];
      }),
    ),
    /** 'Register for these'. */
    register: registerLink({
      ...choice,
      subjects: classes.flatMap(({ registersAs }) => registersAs ?? []),
    }),
  };
}

function named({ subject, day, time }: SchoolClass): string {
  return `${subject}, ${day} ${time}`;
}
