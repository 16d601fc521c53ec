import { type FormEvent, useState } from 'react';
import { classListWords as words } from '#content/office/class-list.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { useEmail } from '../api/session.ts';
import { useOfferPlace, useWithdrawOffer } from '../api/submissions.ts';
import { announce } from '../browser/announce.ts';
import { useFormDraft } from '../browser/drafts.ts';
import { useNow } from '../browser/now.ts';
import { dayAndHour, hourOf, momentOf } from '../format/date-words.ts';
import { sentence } from '../format/words.ts';
import type { Item } from '../model/types.ts';
import { Pieces } from '../ui/pieces.tsx';
import { TimeField } from '../ui/time-field.tsx';
import { useClassName } from './class-choice.tsx';
import { Problem } from './failed.tsx';
import styles from './offer.module.css';

/** The shortest and the longest time to answer, in milliseconds. */
const SHORTEST = 3_600_000;
const LONGEST = 30 * 24 * SHORTEST;
/** Until when a family can answer, unless the office chooses another hour. */
const EVENING = '18:00';

/**
 * The offer of a place: its state, and a button that withdraws it while it is open; otherwise the
 * form for a new one.
 */
export function Offer({
  item,
  classes,
  sending,
}: {
  item: Item;
  /** Ids of the classes that may be offered; the first is chosen. */
  classes: readonly string[];
  /** Called when an offer is sent. */
  sending?: () => void;
}) {
  const { reference, name, offer } = item;
  const email = useEmail();
  const now = useNow();
  const className = useClassName();
  const place = useOfferPlace(reference);
  const withdraw = useWithdrawOffer(reference);
  const isOpen = offer?.state === 'open';
  return (
    <div className={styles.offer}>
      {offer && (
        <p>
          <b>{className(offer.class)}</b>
          <br />
          {offerText(offer, now)}
        </p>
      )}
      {isOpen ? (
        <Button
          size="small"
          busy={withdraw.isPending && words.withdrawing}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: () => announce(words.announceWithdrawn(name)),
            })
          }
        >
          {words.withdraw}
        </Button>
      ) : (
        <OfferForm
          classes={classes}
          draftKey={`${email} offer ${reference}`}
          now={now}
          isSaving={place.isPending}
          save={(offered, done) => {
            sending?.();
            place.mutate(offered, {
              onSuccess: () => {
                announce(words.announceOffered(name));
                done();
              },
            });
          }}
        />
      )}
      <Problem error={place.error ?? withdraw.error} />
    </div>
  );
}

/** What has become of an offer. */
export function offerText({ state, until, at }: NonNullable<Item['offer']>, now: Instant): string {
  return sentence(words.offerStates[state](dayAndHour(state === 'open' ? until : at, now)));
}

type Day = 'today' | 'tomorrow' | 'another';

/** The class and the time until which the family can answer. What is chosen is stored. */
function OfferForm({
  classes,
  draftKey,
  now,
  isSaving,
  save,
}: {
  classes: readonly string[];
  draftKey: string;
  now: Instant;
  isSaving: boolean;
  save: (offered: { class: string; until: string }, done: () => void) => void;
}) {
  const className = useClassName();
  const empty = { class: '', day: 'tomorrow' as Day, on: '', at: EVENING };
  const { fields, set, remove } = useFormDraft(draftKey, empty);
  const [problem, setProblem] = useState<string>();
  const today = colomboDate(now);
  const dates: Record<Exclude<Day, 'another'>, IsoDate> = { today, tomorrow: addDays(today, 1) };
  const chosen = classes.find((id) => id === fields.class) ?? classes[0];
  if (chosen === undefined) return null;

  const evening = (day: IsoDate) => momentOf(day, EVENING) ?? now;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const until =
      fields.day === 'another' ? momentOf(fields.on, fields.at) : evening(dates[fields.day]);
    const found = problemOf(until, now);
    setProblem(found);
    if (until === undefined || found) return;
    save({ class: chosen, until: new Date(until).toISOString() }, remove);
  };
  const days: Day[] =
    evening(today) < now + SHORTEST ? ['tomorrow', 'another'] : ['today', 'tomorrow', 'another'];
  return (
    <form data-screen="" className={styles.form} onSubmit={submit} noValidate>
      {classes.length > 1 && (
        <SelectField
          label={words.offerClass}
          value={chosen}
          onChange={({ target }) => set({ class: target.value })}
        >
          {classes.map((id) => (
            <option key={id} value={id}>
              {className(id)}
            </option>
          ))}
        </SelectField>
      )}
      <Pieces
        label={words.until}
        pieces={days.map((value) => ({
          value,
          name: words[value],
          note: value === 'another' ? words.anotherHint : hourOf(evening(dates[value])),
        }))}
        value={fields.day}
        choose={(day) => set({ day })}
        error={fields.day === 'another' ? undefined : problem}
      />
      {fields.day === 'another' && (
        <div className={styles.pair}>
          <TextField
            label={words.day}
            name="on"
            type="date"
            min={today}
            value={fields.on}
            onChange={({ target }) => set({ on: target.value })}
            error={problem}
          />
          <TimeField
            label={words.hour}
            name="at"
            value={fields.at}
            onChange={({ target }) => set({ at: target.value })}
          />
        </div>
      )}
      <Button type="submit" size="small" busy={isSaving && words.offering}>
        {words.offer}
      </Button>
      <p className={styles.note}>{words.offerText}</p>
    </form>
  );
}

function problemOf(until: Instant | undefined, now: Instant): string | undefined {
  if (until === undefined) return words.noUntil;
  if (until < now + SHORTEST) return words.soon;
  return until > now + LONGEST ? words.late : undefined;
}
