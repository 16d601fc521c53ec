import type { ComponentProps, ReactNode } from 'react';

const variants = {
  /** Filled orange: at most one on a phone's screen. */
  primary: 'btn-go',
  outline: 'btn-line',
  link: 'btn-quiet',
  /** Outlined, on the dark ground of the footer. */
  onDark: 'btn-dark',
} as const;

interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: 'small' | 'normal';
}

function buttonClass(
  { variant = 'outline', size = 'normal' }: ButtonStyle,
  ...more: (string | false | undefined)[]
): string {
  const classes = ['btn', variants[variant], size === 'small' && 'btn-sm', ...more];
  return classes.filter(Boolean).join(' ');
}

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
 * A button. While `busy` holds a text, the button is disabled and shows the text behind a spinner
 * in place of its children.
 */
export function Button({
  variant,
  size,
  className,
  busy,
  children,
  ...rest
}: ButtonStyle & { busy?: string | false; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size }, className, busy && 'busy')}
      disabled={Boolean(busy)}
      {...rest}
    >
      {busy ? (
        <>
          <span className="spin" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}
