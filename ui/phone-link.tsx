import type { ComponentProps } from 'react';
import { telHref } from '#rules/contact/contact-links.ts';
import { NoBreak } from './no-break.tsx';

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
