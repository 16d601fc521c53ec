import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonStyle {
  /**
   * `primary` is filled orange, at most one on a phone's screen; `onDark` is outlined, for a dark
   * ground; `ink` is filled dark, next to a primary one; `danger` and `dangerFilled` are red, for what cannot be undone.
   */
  variant?: 'primary' | 'outline' | 'link' | 'onDark' | 'ink' | 'danger' | 'dangerFilled';
  size?: 'small' | 'normal';
}

/** The classes of a button, for an element that another component makes. */
export function buttonClass(
  { variant = 'outline', size = 'normal' }: ButtonStyle,
  ...more: (string | false | undefined)[]
): string | undefined {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, ...more);
}

/** The class of a button that is a picture alone. */
export const iconButtonClass = styles.icon;

/** A link that looks like a button. Internal paths change the page without a reload. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonStyle & ComponentProps<'a'>) {
  return <a className={buttonClass({ variant, size }, className)} {...rest} />;
}

/**
 * A button. While `busy` is a text, the button ignores presses and shows a spinner and the text in
 * place of its children. It keeps the focus, so that keyboard users do not lose their place.
 */
export function Button({
  variant,
  size,
  className,
  busy,
  onClick,
  children,
  ...rest
}: ButtonStyle & { busy?: string | false; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size }, className, busy && styles.busy)}
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
