import { nextCallWords } from '#content/office/next-call-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { counted } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { addDays, startOf } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { countFigures, type Figures } from '#server/store/office/office-promise.ts';
import { countGroups } from '#server/store/office/work-groups.ts';
import type { Db } from '#server/store/tables.ts';
import { buttons, type Fact, facts, heading, mail, paragraph, subheading } from './layout.ts';
import type { MailMessage } from './message.ts';

const WEEK_DAYS = 7;

/**
 * The figures of the week before a Monday, next to those of the week before that. Numbers only, no names.
 * @param office the office's origin; undefined if a reader could not open it
 */
export async function weeklyMail(
  db: Db,
  documents: Documents,
  monday: IsoDate,
  office: string | undefined,
  now: number,
): Promise<MailMessage> {
  const from = addDays(monday, -WEEK_DAYS);
  const week = await countFigures(
    db,
    documents,
    { from: startOf(from), before: startOf(monday) },
    now,
  );
  const before = await countFigures(
    db,
    documents,
    { from: startOf(addDays(from, -WEEK_DAYS)), before: startOf(from) },
    now,
  );
  const { yes, overdue, result } = await countGroups(db, documents, now);
  const until = addDays(monday, -1);
  const title = `The week of ${dayFrom(monday, from)} to ${dayFrom(monday, until)}`;
  const { registration, enquiry } = week.came;
  const subject = `${title}: ${counted(registration, 'registration')}, ${counted(enquiry, 'enquiry', 'enquiries')}`;
  const intro =
    'The forms of last week, and how quickly families were called. In brackets: the week before.';
  return mail(documents, subject, intro, [
    heading(title),
    paragraph(intro),
    facts(
      [
        compared('Registrations', week, before, ({ came }) => came.registration),
        compared('Enquiries', week, before, ({ came }) => came.enquiry),
        compared('Called within 24 hours', week, before, calledText),
        compared('Assessed so far', week, before, ({ steps }) => steps.assessed),
        compared('Placed so far', week, before, ({ steps }) => steps.placed),
        compared('Withdrawn so far', week, before, ({ byState }) => byState.withdrawn),
        ['Median wait', waitText(week.medianMinutes)],
      ].map(([label = '', text = '']): Fact => ({ label, text })),
    ),
    ...list('This morning', {
      'Overdue calls': overdue,
      'Said yes to a place': yes,
      'Assessments without a result': result,
    }),
    ...levelKeys.flatMap((level) => list(`Subjects, ${levels[level].name}`, week.bySubject[level])),
    ...list('Reasons for withdrawing', byName(week.lost)),
    buttons([['Open the figures', office && `${office}/figures?from=${from}&to=${until}`]]),
  ]);
}

type Line = [label: string, text: string];

function compared(
  label: string,
  week: Figures,
  before: Figures,
  of: (figures: Figures) => number | string,
): Line {
  return [label, `${of(week)} (${of(before)})`];
}

/** '17 of 18': of those that were called or should have been. */
function calledText({ called24h }: Figures): string {
  return `${called24h.in} of ${called24h.of}`;
}

function byName(lost: Figures['lost']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(lost).map(([reason, count]) => [
      nextCallWords.reasons[reason as keyof typeof nextCallWords.reasons],
      count,
    ]),
  );
}

/** The counts that are not 0, the largest first; nothing without any. */
function list(title: string, counts: Record<string, number>) {
  const lines = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([label, count]): Fact => ({ label, text: String(count) }));
  return lines.length > 0 ? [subheading(title), facts(lines)] : [];
}

function waitText(minutes: number | null): string {
  if (minutes === null) return 'no calls yet';
  return minutes < 90 ? `${Math.round(minutes)} minutes` : `${Math.round(minutes / 6) / 10} hours`;
}
