import type { ComponentProps } from 'react';
import { telHref } from '#rules/contact/contact-links.ts';
import { NoBreak } from './text.tsx';

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

/** An e-mail address, which breaks before its @ rather than inside a word. */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  return (
    <span>
      {name}
      <wbr />@{domain}
    </span>
  );
}
