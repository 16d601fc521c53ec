import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classesPage } from '#content/office/classes-page.ts';
import { levels } from '#content/teaching/levels.ts';
import { timeRange } from '#rules/calendar/times.ts';
import type { OfficeClass } from '../model/types.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './sheet.module.css';
import { slipId } from './slip.tsx';
import { colourOf, usual } from './week-of.ts';

const words = classesPage.sheet;

/** The dialog of one class: from below on phones, in the middle on desks. Escape closes it. */
export function Sheet({
  one,
  close,
  children,
}: {
  one: OfficeClass;
  close: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { start, end } = usual(one);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Also after going back, when the browser does not return the focus.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) {
          document.getElementById(slipId(one.id))?.focus({ preventScroll: true });
        }
      });
    };
  }, [one.id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div>
        <header className={styles.head} {...colourOf(one)}>
          <h2 id={id} tabIndex={-1} data-sheet-title="">
            {one.subject}
          </h2>
          <p>
            {words.about(
              levels[one.level].name,
              words.day(one.day),
              timeRange(start, end),
              one.room,
            )}
          </p>
          <button
            type="button"
            className={styles.shut}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
