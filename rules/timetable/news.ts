import type { SitePath } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { promotionHidden } from '../calendar/closed-days.ts';
import { colomboDate, type Instant } from '../calendar/colombo.ts';
import { momentFrom } from '../calendar/moment-from.ts';
import { announcement, changesToAnnounce, withClosures } from './changes.ts';
import { type ClassNotes, classNotes } from './class-notes.ts';
import { classById, type SchoolClass } from './classes.ts';
import type { NextMeetings } from './next-class.ts';
import { nextMeetings } from './next-meetings.ts';
import { closuresToAnnounce, closureText, isClosedOn } from './published-closures.ts';
import type { PublishedNotice, Today } from './today.ts';

/**
 * What the school has changed, as pages show it: plain data, which our server writes into a page and
 * the page's scripts replace.
 */
export interface News {
  /** By the id of a class. */
  readonly notes: ClassNotes;
  readonly meetings: NextMeetings;
  /** The days without classes that every page announces; first those on which no class is held today. */
  readonly closures: readonly { readonly text: string; readonly isToday: boolean }[];
  readonly notice: PublishedNotice | null;
  /** The changes of today and tomorrow, in order. */
  readonly changes: readonly NewsLine[];
  /** Of a visitor with a saved timetable: their day. */
  readonly ownDay?: string;
  /** Whether no class of either level is held today. */
  readonly isClosedToday: boolean;
  /** Whether the law forbids promotion today. */
  readonly hidesPromotion: boolean;
  /** 'Checked …' while the server cannot be reached; otherwise ''. */
  readonly asOf: string;
}

/** A changed class of today or tomorrow, or the sentence that none has changed. */
export interface NewsLine {
  readonly class?: string;
  readonly date?: IsoDate;
  readonly text: string;
  /** The pages that show the class. */
  readonly pages: readonly SitePath[];
}

/** The response of a school that has changed nothing. */
export const nothingChanged: Omit<Today, 'at'> = {
  ok: true,
  changes: [],
  places: {},
  closures: [],
  notice: null,
};

/**
 * @param answer what the office has published; undefined before the first response
 * @param closures those of the documents and those of the office
 * @param pagesOf the pages that show a class
 * @param checkedAt when the answer was read, where it may be out of date
 */
export function newsOf(
  documents: Documents,
  { changes, places, notice }: Omit<Today, 'at'>,
  {
    now,
    classes,
    closures,
    pagesOf,
    checkedAt,
  }: {
    now: Instant;
    classes: readonly SchoolClass[];
    closures: readonly Closure[];
    pagesOf: (one: SchoolClass) => readonly SitePath[];
    checkedAt?: Instant | undefined;
  },
): News {
  const asOf = checkedAt === undefined ? '' : checkedText(checkedAt, now);
  const today = colomboDate(now);
  return {
    notes: classNotes(documents, classes, { changes, places }, closures, now, asOf),
    meetings: nextMeetings(classes, changes, closures, now),
    closures: closuresToAnnounce(now, closures)
      .map((closure) => ({
        text: closureText(closure, today),
        isToday: isClosedOn(today, [closure]),
      }))
      .sort((one, other) => Number(other.isToday) - Number(one.isToday)),
    notice: notice && Date.parse(notice.until) > now ? notice : null,
    changes: changesToAnnounce(documents, withClosures(documents, changes, closures), now).flatMap(
      (change) => {
        const one = classById(documents, change.class);
        const text = announcement(documents, change, now);
        const { class: id, date } = change;
        return one && text ? [{ class: id, date, text, pages: pagesOf(one) }] : [];
      },
    ),
    isClosedToday: isClosedOn(today, closures),
    hidesPromotion: promotionHidden(now, closures),
    asOf,
  };
}

/** When news were last confirmed, where they may be out of date. */
export function checkedText(at: Instant, now: Instant): string {
  return `Checked ${momentFrom(now, at)}.`;
}
