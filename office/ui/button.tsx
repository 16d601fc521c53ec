import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './button.module.css';

const looks = {
  /** Filled orange: the call. At most one on a phone's screen. */
  go: styles.go,
  line: styles.line,
  quiet: styles.quiet,
  /** Outlined in red, and filled: what cannot be undone. */
  erase: styles.erase,
  gone: styles.gone,
};

interface Looks {
  look?: keyof typeof looks;
  small?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'line',
  small,
  className,
  ...rest
}: Looks & ComponentProps<'a'>) {
  return <a className={buttonClass({ look, small }, className)} {...rest} />;
}

/**
 * A button. While `busy` holds a text it takes no press and shows the text behind a spinner; it
 * keeps the focus, so that whoever uses the keyboard stays where they were.
 */
export function Button({
  look = 'line',
  small,
  className,
  busy,
  onClick,
  children,
  ...rest
}: Looks & { busy?: string | false; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={buttonClass({ look, small }, busy && styles.busy, className)}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{busy}</span>
        </>
      ) : (
        <span className={styles.label}>{children}</span>
      )}
    </button>
  );
}

/** The classes of a button, for what is neither a button nor a plain link. */
export function buttonClass(
  { look = 'line', small }: Looks,
  ...more: (string | false | undefined)[]
): string | undefined {
  return classNames(styles.button, looks[look], small && styles.small, ...more);
}

/** Buttons side by side, broken into lines where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
