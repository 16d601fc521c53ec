// The office's current changes. Without the validator, since every page reads them each minute.
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import type { Level } from '#content/teaching/levels.ts';

/** GET /functions/v1/today. */
export const todayFunction = 'today';

export const changeKinds = ['cancelled', 'moved', 'room'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One meeting of one class that differs from the timetable. */
export interface ClassChange {
  /** The class's id (rules/timetable/classes.ts): 'a-level-physics-wednesday'. */
  readonly class: string;
  /** The day in the timetable. */
  readonly date: IsoDate;
  readonly kind: ChangeKind;
  /** The new time, on the 24-hour clock in Colombo; null unless it is moved. */
  readonly start: Clock | null;
  readonly end: Clock | null;
  /**
   * The new day, also of a class that was cancelled after it was moved; null when the day is
   * unchanged.
   */
  readonly toDate: IsoDate | null;
  /** The new room; null when it is unchanged. */
  readonly room: string | null;
  /** A short text for families; null when none was given. */
  readonly reason: string | null;
}

/** Whether a class accepts more students. */
export const placesKinds = ['open', 'few', 'full'] as const;
export type Places = (typeof placesKinds)[number];

export const closureKinds = ['holiday', 'weather', 'exam', 'other'] as const;
export type ClosureKind = (typeof closureKinds)[number];

/** Days on which the office has closed the school for one level or both. */
export interface PublishedClosure {
  readonly from: IsoDate;
  /** The last day; null until further notice. */
  readonly to: IsoDate | null;
  readonly levels: readonly Level[];
  readonly kind: ClosureKind;
  /** A short text for families; null when none was given. */
  readonly reason: string | null;
}

/** One sentence of the office on every page, until a time (ISO 8601 in UTC). */
export interface PublishedNotice {
  readonly text: string;
  readonly until: string;
}

/** The function's response. */
export interface Today {
  readonly ok: true;
  /** When it was read, ISO 8601 in UTC; in a page, the response's date. */
  readonly at: string;
  /** From today in Colombo on, by date and start. */
  readonly changes: readonly ClassChange[];
  /** By class id; a class that is not named is open. */
  readonly places: Readonly<Record<string, Exclude<Places, 'open'>>>;
  /** From today in Colombo on, by their first day. */
  readonly closures: readonly PublishedClosure[];
  readonly notice: PublishedNotice | null;
}

/**
 * The file in place of the function on a host that only serves files. Without it, every visitor's
 * console would show a failed request.
 */
export const noFunctions = { ok: false } as const;

/** The cache with the last response, for pages that are opened offline. */
export const todayCache = 'today';

/**
 * The function's response, as it was fetched or as a phone has stored it, perhaps before it had closures
 * and the notice.
 * @returns undefined when it is not our response, such as another backend's JSON
 */
export function readToday(json: unknown): Today | undefined {
  const { ok, at, changes, places, closures = [], notice = null } = (json ?? {}) as Partial<Today>;
  const isOurs = ok === true && !Number.isNaN(Date.parse(String(at))) && Array.isArray(changes);
  if (!isOurs || !at || !places || !Array.isArray(closures)) return undefined;
  return { ok, at, changes, places, closures, notice };
}
