import { X } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import dialogStyles from '#ui/dialog.module.css';
import { Icon } from '#ui/icon.tsx';
import { NoWrap } from './no-wrap.tsx';
import styles from './sheet.module.css';

/** A dialog: from below on phones, in the middle on desks. Escape closes it. */
export function Sheet({
  title,
  lead,
  head,
  opener,
  isNarrow = false,
  close,
  children,
}: {
  title: string;
  /** The line under the title. */
  lead: string;
  /** Attributes of the head: a subject's colour. */
  head?: ComponentProps<'header'> & { 'data-subject'?: string; 'data-level'?: string };
  /** The id of the button that gets the focus back. */
  opener: string;
  isNarrow?: boolean;
  close: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Also after going back, when the browser does not return the focus.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) {
          document.getElementById(opener)?.focus({ preventScroll: true });
        }
      });
    };
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press next to the sheet; the keyboard has Escape
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, styles.sheet, isNarrow && styles.narrow)}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div>
        <header {...head} className={classNames(styles.head, !head && styles.plain)}>
          <h2 id={id} tabIndex={-1} data-sheet-title="">
            {title}
          </h2>
          <NoWrap as="p">{lead}</NoWrap>
          <button
            type="button"
            className={classNames(iconButtonClass, dialogStyles.close, styles.shut)}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
