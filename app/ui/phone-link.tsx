import type { ComponentProps } from 'react';
import { NoBreak } from './no-break.tsx';

/** Turns a phone number as people write it into a tel: address. */
export function telHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** A phone number that a tap calls. Shows the number unless it has children. */
export function PhoneLink({
  number,
  children = <NoBreak>{number}</NoBreak>,
  ...rest
}: { number: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a href={telHref(number)} {...rest}>
      {children}
    </a>
  );
}
