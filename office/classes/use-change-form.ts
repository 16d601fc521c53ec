import { useState } from 'react';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { OfficeClass } from '../api/timetable.ts';
import { keepChangeDraft, readChangeDraft } from './change-drafts.ts';
import { type ChangeForm, formOf, isSameForm } from './change-form.ts';
import { changesAhead } from './week-of.ts';

/**
 * The day that is chosen in a class's sheet and what stands in its fields. What was typed is kept
 * until it is up, also while the sheet is closed, another day is looked at or the session ends.
 */
export function useChangeForm(
  one: OfficeClass,
  asked: string | null,
  email: string,
  today: IsoDate,
) {
  const dates = datesOf(one, today);
  const [draft, setDraft] = useState(() => readChangeDraft(email, one.id));
  const [chosen, setChosen] = useState<IsoDate | undefined>(
    () => dates.find((date) => date === asked) ?? draft?.date,
  );
  const date = dates.find((each) => each === chosen) ?? dates[0];
  const change = one.changes.find((each) => each.date === date);
  const shown = formOf(one, change);
  const typed = draft?.date === date ? draft?.form : undefined;
  const form = typed ?? shown;
  const isTouched = typed !== undefined && !isSameForm(typed, shown);

  const keep = (day: IsoDate, next: ChangeForm | undefined) => {
    const kept = next && { date: day, form: next };
    setDraft(kept);
    keepChangeDraft(email, one.id, kept);
  };
  return {
    dates,
    date,
    change,
    form,
    isTouched,
    set: (fields: Partial<ChangeForm>) => date && keep(date, { ...form, ...fields }),
    forget: () => date && keep(date, undefined),
    chooseDate: (day: IsoDate) => {
      setChosen(day);
      // What was begun for one day goes along to another, unless that day has a change of its own.
      const isFree = !one.changes.some((each) => each.date === day);
      if (isTouched && !change && isFree) keep(day, form);
    },
  };
}

/** The class's next days, and those on which something is changed. */
function datesOf(one: OfficeClass, today: IsoDate): IsoDate[] {
  const changed = changesAhead(one, today).map(({ date }) => date);
  return [...new Set([...changed, ...one.dates])].sort();
}
