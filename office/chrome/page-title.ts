import { useEffect } from 'react';
import { office } from '#content/office/page.ts';
import { school } from '#content/school/school.ts';

/** The window's title: the view, and whose office it is. */
export function usePageTitle(view: string): void {
  useEffect(() => {
    document.title = `${view} · ${office.title} · ${school.name.value}`;
  }, [view]);
}
