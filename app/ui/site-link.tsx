import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & { href: string };

/**
 * A link as the page needs it: an internal path changes the page without a reload; a hash, tel:, mailto: or outside address stays the browser's own.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  if (!href.startsWith('/')) {
    const { replace, state, preventScrollReset, relative, reloadDocument, viewTransition, ...dom } =
      rest;
    return (
      <a href={href} {...dom}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
