import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { useDocuments } from '../api/documents.ts';
import { takeAwaited } from '../browser/heading-focus.ts';

/**
 * A view's heading. It takes the focus after a link, so that users of a screen reader or a keyboard
 * start at its top; opening the office or going back does not move the focus.
 */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view of the same kind counts too
  useEffect(() => {
    if (takeAwaited() || isFollowed) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <h1 ref={heading} data-heading="" tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Sets the window's title: the view and the school. It has no names, since browsers store it. */
export function usePageTitle(view: string): void {
  const { name } = useDocuments().school;
  useEffect(() => {
    document.title = `${view} · ${office.title} · ${name}`;
  }, [view, name]);
}
