import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const button = cva('btn', {
  variants: {
    look: {
      /** Filled orange: at most one on a phone's screen. */
      go: 'btn-go',
      line: 'btn-line',
      quiet: 'btn-quiet',
      /** Outlined, on the dark ground of the footer. */
      dark: 'btn-dark',
    },
    size: { small: 'btn-sm', normal: '' },
  },
  defaultVariants: { look: 'line', size: 'normal' },
});

interface Looks {
  look?: 'go' | 'line' | 'quiet' | 'dark';
  size?: 'small' | 'normal';
}

/** A link that looks like a button. Internal paths change the page without a reload. */
export function ButtonLink({ look, size, className, ...rest }: Looks & ComponentProps<'a'>) {
  return <a className={button({ look, size, className })} {...rest} />;
}

/**
 * A button. While `busy` holds a text, the button is disabled and shows the text behind a spinner
 * in place of its children.
 */
export function Button({
  look,
  size,
  className,
  busy,
  children,
  ...rest
}: Looks & { busy?: string | false; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={button({ look, size, className: [className, busy && 'busy'] })}
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
