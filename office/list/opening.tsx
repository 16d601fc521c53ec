import { Mail, MessageCircle, Phone } from 'lucide';
import { Link, useNavigate } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import type { Promised } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { useNextCall } from '../chrome/dock.tsx';
import { Part } from '../chrome/failed.tsx';
import { Heading } from '../chrome/heading.tsx';
import { clockWords } from '../format/clock-words.ts';
import { spanOf } from '../format/office-dates.ts';
import { figures, shortName } from '../format/words.ts';
import type { View } from '../model/list-view.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Item } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { NextSlip, Opening, OpeningColumns } from '../ui/page.tsx';
import { Finder } from './finder.tsx';
import type { Headline } from './headline.ts';
import styles from './opening.module.css';

/** The top of the list: how many calls are left, the promise, the search, and the next call. */
export function ListOpening({
  view,
  headline,
  promised,
}: {
  view: View;
  headline: Headline | undefined;
  promised: Promised | undefined;
}) {
  const next = useNextCall();
  return (
    <Opening
      className={styles.opening}
      note={promised && <PromiseNote promised={promised} />}
      isForDesks
    >
      <OpeningColumns>
        <div>
          <Heading>
            <span className={styles.part}>
              {headline ? `${headline.main}${headline.overdue ? ',' : ''}` : office.nav.calls}
            </span>{' '}
            {headline?.overdue && <span className={styles.overdue}>{headline.overdue}</span>}
          </Heading>
          {promised && <PromiseSentence promised={promised} />}
          <Finder view={view} />
        </div>
        {next && (
          <Part>
            <NextCallSlip item={next} />
          </Part>
        )}
      </OpeningColumns>
    </Opening>
  );
}

/** The next call, one tap away, or a family to write to. Phones have it in the dock. */
function NextCallSlip({ item }: { item: Item }) {
  const number = firstNumber(item);
  const navigate = useNavigate();
  const { main, isOverdue } = clockWords(item, useNow());
  const words = office.list;
  const page = `/submissions/${item.reference}`;
  return (
    <NextSlip className={styles.slip} aria-label={words.nextCall}>
      <p>{words.nextCall}</p>
      <p className={styles.name}>
        <b>{item.name}</b> <span className={isOverdue ? styles.overdue : undefined}>{main}</span>
      </p>
      <ButtonRow as="div" className={styles.ways}>
        {number ? (
          <ButtonLink
            variant="primary"
            href={number.call}
            className={styles.call}
            onClick={() => navigate(page)}
          >
            <IconLabel of={Phone}>{number.text}</IconLabel>
          </ButtonLink>
        ) : (
          <Link className={buttonClass({ variant: 'primary' }, styles.call)} to={page}>
            <IconLabel of={Mail}>{submissionWords.writeTo(shortName(item.name))}</IconLabel>
          </Link>
        )}
        {number?.whatsApp && (
          <ButtonLink
            href={number.whatsApp}
            target="_blank"
            rel="noreferrer"
            aria-label={words.whatsAppTo(item.name)}
          >
            <IconLabel of={MessageCircle}>{words.whatsApp}</IconLabel>
          </ButtonLink>
        )}
      </ButtonRow>
    </NextSlip>
  );
}

/** The 24-hour promise in the margin: how often it was kept, and the median time. */
function PromiseNote({ promised }: { promised: Promised }) {
  const { days, came } = promised;
  const { share, median } = figuresOf(promised);
  const words = office.promise;
  return (
    <div className={styles.note}>
      {share && (
        <p>
          <Circled>
            <b>{share}</b>
          </Circled>{' '}
          <span>{words.withinADay}</span>
        </p>
      )}
      {median && (
        <p>
          <b>{median}</b> <span>{words.median}</span>
        </p>
      )}
      <p>{came > 0 ? words.came(figures(came), days) : words.none(days)}</p>
    </div>
  );
}

/** The same as one sentence, on phones. */
function PromiseSentence({ promised }: { promised: Promised }) {
  const { share, median } = figuresOf(promised);
  if (!share || !median) return null;
  return (
    <p className={styles.sentence}>
      <b>{share}</b> <span>{office.promise.sentence.within}</span> <b>{median}</b>.
    </p>
  );
}

/** '96 %' and '2 h 5 min'; undefined before the first call. */
function figuresOf({ share, medianMinutes }: Promised) {
  return {
    share: share === null ? undefined : `${Math.floor(100 * share)}\u00a0%`,
    median: medianMinutes === null ? undefined : spanOf(medianMinutes * 60_000),
  };
}
