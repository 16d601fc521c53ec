import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { closing } from '#content/office/closing-texts.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { Problem } from '../chrome/failed.tsx';
import { longDay } from '../format/office-dates.ts';
import boxes from '../ui/boxes.module.css';
import layout from '../ui/layout.module.css';
import styles from './closing.module.css';

/** So many days are shown at first. */
const FIRST = 3;

/** Poya days and public holidays that the office has not confirmed yet. */
export function Holidays() {
  const { suggested: holidays = [] } = useQuery(queries.closures).data ?? {};
  const today = colomboDate(useNow());
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useMutation(mutations.closeSchool);
  const remove = useMutation(mutations.removeHoliday);
  if (holidays.length === 0) return null;
  const done = (text: string) => {
    announce(text);
    // The focused button is gone, as after the others are shown.
    heading.current?.focus();
  };
  return (
    <Sheet as="section" className={classNames(boxes.slip, styles.list)} aria-labelledby="holidays">
      <h2 id="holidays" ref={heading} tabIndex={-1}>
        Holidays to confirm
      </h2>
      <p>Only the office sees these. Confirm a day without classes, or remove it from this list.</p>
      <ul>
        {holidays.slice(0, isWhole ? undefined : FIRST).map(({ date, name, isCertain }) => (
          <li key={date} className={layout.row}>
            <div>
              <b>{longDay(date, today)}</b> <span>{name}</span>
              {!isCertain && <small>The date is an estimate.</small>}
            </div>
            <Button
              size="small"
              aria-label={`Confirm: ${name}, ${longDay(date, today)}`}
              busy={confirm.isPending && confirm.variables.from === date && 'Confirming …'}
              onClick={() =>
                confirm.mutate(
                  { from: date, to: date, levels: levelKeys, kind: 'holiday', reason: name },
                  { onSuccess: () => done(`Confirmed: no classes, ${name}.`) },
                )
              }
            >
              Confirm
            </Button>
            <Button
              variant="link"
              size="small"
              aria-label={closing.removeNamed(`${name}, ${longDay(date, today)}`)}
              busy={remove.isPending && remove.variables === date && closing.removing}
              onClick={() =>
                remove.mutate(date, { onSuccess: () => done(`Removed from the list: ${name}.`) })
              }
            >
              {closing.remove}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && holidays.length > FIRST && (
        <Button
          variant="link"
          onClick={() => {
            setIsWhole(true);
            heading.current?.focus();
          }}
        >
          {`Show all ${holidays.length}`}
        </Button>
      )}
      <Problem error={confirm.error ?? remove.error} />
    </Sheet>
  );
}
