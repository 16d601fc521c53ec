import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { sentence } from '#content/sentence.ts';
import { addDays, colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { useDocuments } from '../api/documents.ts';
import { isTemporary } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { timeToAnswer } from '../format/clock-words.ts';
import { dayAndHour, hourOf, momentOf } from '../format/office-dates.ts';
import type { Item } from '../model/types.ts';
import { Options } from '../ui/options.tsx';
import { Pieces } from '../ui/pieces.tsx';
import frame from '../ui/sheet.module.css';
import { TimeField } from '../ui/time-field.tsx';
import { AskFirst } from './ask-first.tsx';
import { useClassName } from './class-choice.tsx';
import styles from './form.module.css';
import { undoneMails } from './minute.tsx';
import { type FieldProblem, useForm, useFormDraft } from './use-form.ts';

/** The shortest time to answer, in milliseconds. */
const SHORTEST = 3_600_000;
/** Until when a family can answer, unless the office chooses another hour. */
const EVENING = '18:00';

/** What can be done with the offer of a place to a family, and why that failed. */
export function useOffering(item: Item) {
  const { reference, offer } = item;
  const now = useNow();
  const documents = useDocuments();
  const place = useMutation(mutations.offerPlace(reference));
  const withdraw = useMutation(mutations.withdrawOffer(reference));
  const isOpen = offer?.state === 'open';
  const isOfOpenClass = offer !== null && isOpenClass(documents, offer.class, now);
  /** After a yes the family is placed, not asked again, unless the class has ended. */
  const mayOffer = !isOpen && !(offer?.state === 'accepted' && isOfOpenClass);
  // An act whose response was lost did not fail once the offer shows that it was done.
  const offerError = mayOffer || !isTemporary(place.error) ? place.error : null;
  const withdrawError = isOpen || !isTemporary(withdraw.error) ? withdraw.error : null;
  const error = offerError ?? withdrawError;
  return { item, place, withdraw, isOpen, isOfOpenClass, mayOffer, error };
}

/**
 * The offer of a place: its state, and a button that withdraws it while it is open; otherwise the
 * form for a new one.
 */
export function Offer({
  offering: { item, place, withdraw, isOpen, isOfOpenClass, mayOffer },
  classes,
}: {
  offering: ReturnType<typeof useOffering>;
  /** Ids of the classes that the family waits for: those that have not ended may be offered. */
  classes: readonly string[];
}) {
  const { reference, name, offer } = item;
  const now = useNow();
  const className = useClassName();
  const documents = useDocuments();
  const today = colomboDate(now);
  const evenings = [
    { value: 'today', name: 'Today', at: momentOf(today, EVENING) ?? now },
    { value: 'tomorrow', name: 'Tomorrow', at: momentOf(addDays(today, 1), EVENING) ?? now },
  ].filter(({ at }) => at >= now + SHORTEST);
  const draft = useFormDraft(`offer ${reference}`, {
    class: '',
    // The word: the moment that it means changes at midnight.
    day: 'tomorrow',
    on: '',
    at: EVENING,
  });
  const offered = classes.filter((id) => isOpenClass(documents, id, now));
  const chosen = offered.find((id) => id === draft.fields.class) ?? offered[0] ?? '';
  const { data, isPending } = useQuery(queries.classes);
  /** The class, if all its seats are taken. */
  const full = data?.classes.find(({ id, placed, seats }) => id === chosen && placed >= seats);
  const formElement = useRef<HTMLFormElement>(null);
  const form = useForm(
    draft,
    ({ day, on, at }): FieldProblem | { class: string; until: string; was: string | null } => {
      const evening = evenings.find(({ value }) => value === day)?.at;
      const until = day === 'another' ? momentOf(on, at) : evening;
      const field = day === 'another' ? 'on' : 'day';
      if (!until) return { field, text: 'Please choose a day and a time.' };
      return { class: chosen, until: new Date(until).toISOString(), was: offer?.at ?? null };
    },
    place,
    () => announce(`The place was offered to ${name}.`),
  );
  const { field } = form;
  return (
    <div className={styles.form}>
      {offer && (
        <p>
          <b>{className(offer.class)}</b>
          <br />
          {offerText({ ...item, offer }, now, isOfOpenClass)}
        </p>
      )}
      {offer && isOpen && (
        <Button
          size="small"
          busy={withdraw.isPending && 'Withdrawing …'}
          onClick={() => withdraw.mutate({ was: offer.at })}
        >
          Withdraw the offer
        </Button>
      )}
      <p role="status" className="small">
        {mayOffer && withdraw.isSuccess && undoneMails(true, withdraw.data.mails)}
      </p>
      {mayOffer && offered.length > 0 && (
        <form
          ref={formElement}
          data-screen=""
          className={styles.form}
          onSubmit={form.submit}
          noValidate
        >
          {offered.length > 1 && (
            <SelectField label="Class" {...field('class')} value={chosen}>
              <Options of={offered.map((id) => [id, className(id)])} />
            </SelectField>
          )}
          <Pieces
            label="Answer until"
            pieces={[
              ...evenings.map(({ at, ...evening }) => ({ ...evening, note: hourOf(at) })),
              { value: 'another', name: 'Another', note: 'day, hour' },
            ]}
            {...form.choice('day')}
          />
          {form.fields.day === 'another' && (
            <div className={frame.pair}>
              <TextField label="Day" type="date" min={today} {...field('on')} />
              <TimeField label="Time" {...field('at')} />
            </div>
          )}
          {full ? (
            <AskFirst
              size="small"
              question="Offer a place beyond the seats?"
              text={words.beyond(className(chosen), full.placed + 1, full.seats)}
              keep="Do not offer"
              act="Offer anyway"
              busy={place.isPending && words.offering}
              confirm={() => formElement.current?.requestSubmit()}
            >
              {words.offer}
            </AskFirst>
          ) : (
            // Whether to ask first is not known before.
            !isPending && (
              <Button type="submit" size="small" busy={place.isPending && words.offering}>
                {words.offer}
              </Button>
            )
          )}
          <p className="small">
            By e-mail, with a link to say yes or no. Call as well if it is urgent.
          </p>
        </form>
      )}
    </div>
  );
}

/**
 * What has become of an offer; how long an open one is still open.
 * @param isClassOpen whether its class has not ended
 */
export function offerText(
  { offer, state: familyState }: Pick<Item, 'state'> & { offer: NonNullable<Item['offer']> },
  now: Instant,
  isClassOpen: boolean,
): string {
  const { until, at } = offer;
  const left = timeToAnswer(offer, now);
  if (left) return sentence(words.offerStates.open(dayAndHour(until, now), left));
  const state = offer.state === 'open' ? 'expired' : offer.state;
  if (state === 'accepted' && familyState === 'withdrawn')
    return words.saidYes(dayAndHour(at, now));
  if (state === 'accepted' && !isClassOpen) return words.acceptedEnded(dayAndHour(at, now));
  return sentence(words.offerStates[state](dayAndHour(state === 'expired' ? until : at, now)));
}
