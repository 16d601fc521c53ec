import { html } from 'hono/html';
import { teacherTexts as words } from '#content/forms/teacher-texts.ts';
import { sentence } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { timeRange } from '#content/teaching/times.ts';
import { closureOn, noClassText } from '#rules/calendar/closed-days.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { firstLetterOf } from '#rules/pages/first-letter.ts';
import { teacherById } from '#rules/pages/teacher-page.ts';
import { changeText, isDueOn, meetingsOn, whatOf, withClosures } from '#rules/timetable/changes.ts';
import { className, type SchoolClass } from '#rules/timetable/classes.ts';
import {
  changesAndClosures,
  classCalendar,
  LOOK_EVERY,
} from '#server/store/office/class-calendar.ts';
import { writeAccount } from '#server/store/office/office-history.ts';
import { findTeacherLink, placedIn, type StudentName } from '#server/store/office/teacher-links.ts';
import {
  type Fact,
  factList,
  type LinkDeps,
  linkHeaders,
  linkPage,
  messagePage,
} from './link-page.ts';
import { checkTeacherLink, TEACHER_LINK } from './signed-links.ts';

/** The query parameter that asks for the calendar. */
const CALENDAR = 'calendar';
const DAYS_SHOWN = 14;

/**
 * A teacher's own classes of the next 14 days with changes and closures, the first names and initials
 * of the students placed in them, and an address for the calendar. No contact data.
 */
export async function teacherPage(deps: LinkDeps, request: Request, requestId: string) {
  const { live, store, clock, log, limits } = deps;
  const { documents } = live;
  const { searchParams: query, pathname, origin } = new URL(request.url);
  const signed = checkTeacherLink(limits.secret, query);
  const link = signed && (await findTeacherLink(store, signed.teacher));
  const teacher = link && teacherById(documents, link.teacher);
  if (!teacher || link.nonce !== signed.nonce) {
    const reason = signed ? 'withdrawn' : 'forged';
    log({ event: 'link refused', requestId, link: TEACHER_LINK, reason });
    return messagePage(deps, 403, words.refused(documents));
  }
  const site = deps.origins[0] ?? origin;
  if (query.has(CALENDAR)) return calendarOf(deps, teacher, site);

  const now = clock();
  await writeAccount(store, `the link of ${link.teacher}`, 'opened', "the teacher's page", now);
  const dates = Array.from({ length: DAYS_SHOWN }, (_, days) => addDays(colomboDate(now), days));
  const days = await daysOf(deps, teacher.classes, dates);
  const students = await placedIn(
    store,
    teacher.classes.map((one) => one.id),
  );
  query.set(CALENDAR, '1');
  const address = `${site}${pathname}?${query}`;
  const title = `${teacher.name}: ${words.title}`;
  const sections = html`<section><h1>${title}</h1>
${days.length > 0 ? factList(days) : html`<p>${words.nothing}</p>`}</section>
${teacher.classes.map((one) => studentsSection(one, students.get(one.id) ?? []))}
<section><h2>${words.calendar}</h2>
<p><a class="calendar" href="${pathname}?${query}">${words.addToCalendar}</a></p>
<p class="small">${words.calendarHelp} ${address}</p></section>`;
  return linkPage(deps, title, sections);
}

/** The meetings of each date, a line each, with what is different. */
async function daysOf(
  { live, store }: LinkDeps,
  classes: readonly SchoolClass[],
  dates: readonly IsoDate[],
): Promise<Fact[]> {
  const [today] = dates;
  if (!today) return [];
  const { documents } = live;
  const { changes: stored, closures } = await changesAndClosures(store, documents, today);
  const changes = withClosures(documents, stored, closures);
  return dates.flatMap((date) => {
    const meetings = meetingsOn(date, classes, changes, closures).map(
      ({ one, change, start, end, room }) => {
        const isHeld = change?.kind !== 'cancelled';
        const held = `, ${timeRange(start, end)}${room ? `, ${room}` : ''}`;
        const what = `${className(one)}${isHeld ? held : ` ${whatOf(change, today)}`}`;
        return sentence(change?.reason ? `${what}: ${change.reason}` : what);
      },
    );
    const closed = classes
      .filter((one) => isDueOn(one, date))
      .flatMap((one) => {
        const text = noClassText({ date, closure: closureOn(date, one.level, closures), today });
        return text ? `${className(one)}: ${text}` : [];
      });
    const moved = changes
      .filter((change) => change.date === date && change.toDate && change.toDate !== date)
      .filter((change) => classes.some((one) => one.id === change.class))
      .map((change) => changeText(documents, change, today));
    const lines = [...meetings, ...closed, ...moved];
    return lines.length > 0 ? [[dayFrom(today, date), lines.join(' ')] as const] : [];
  });
}

function studentsSection({ subject, day }: SchoolClass, names: readonly StudentName[]) {
  return html`<section><h2>${words.students(subject, day)}</h2>
${
  names.length > 0
    ? html`<ul>${names
        .map(shortName)
        .sort()
        .map((name) => html`<li>${name}</li>`)}</ul>`
    : html`<p>${words.noStudents}</p>`
}</section>`;
}

/**
 * 'Kasun', 'de Silva' -> 'Kasun d. S.' Also of a name in one field, as an enquirer typed it: 'Kasun de Silva'.
 */
function shortName({ firstName, lastName }: StudentName): string {
  const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
  const [first = '', ...others] = lastName ? [firstName, ...words(lastName)] : words(firstName);
  return [first, ...others.map((word) => `${firstLetterOf(word)}.`)].join(' ').trim();
}

async function calendarOf(
  { live, store }: LinkDeps,
  { name, classes }: NonNullable<ReturnType<typeof teacherById>>,
  origin: string,
): Promise<Response> {
  const request = { name, classes, origin, lookEvery: LOOK_EVERY };
  const text = await classCalendar(store, live.documents, request);
  return new Response(text, {
    headers: { ...linkHeaders, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
