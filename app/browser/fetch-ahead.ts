import { linkOf, pageAt } from './site-links.ts';

/** How long a page is left in peace after its scripts have run, in milliseconds. */
const PEACE = 1000;

/**
 * Fetches the scripts of the pages that links in view lead to, so that a tap changes the page at
 * once. It begins when the page has settled, or with the first touch.
 *
 * Out: how to stop.
 */
export function fetchLinksInView(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void fetchPage(target as HTMLAnchorElement);
    }
  });
  const watch = () => {
    // Not home: it is where most come from, and its scripts are the largest.
    for (const link of document.querySelectorAll('a[href^="/"]:not([href="/"])'))
      observer.observe(link);
  };
  const settled = setTimeout(watch, PEACE);
  const touch = (event: Event) => {
    const link = linkOf(event);
    if (link) void fetchPage(link);
    clearTimeout(settled);
    watch();
  };
  addEventListener('pointerdown', touch, { once: true });
  return () => {
    clearTimeout(settled);
    removeEventListener('pointerdown', touch);
    observer.disconnect();
  };
}

/**
 * A download that fails is forgotten: the visitor may never ask for that page, and a form that is
 * being filled in on a bad line must stay as it is.
 */
async function fetchPage(link: HTMLAnchorElement): Promise<void> {
  const page = navigator.onLine ? pageAt(link) : undefined;
  const modules = window.__reactRouterRouteModules;
  if (!page || modules[page.id]) return;
  try {
    await Promise.all([page.module, ...(page.imports ?? [])].map(fetchScript));
    // Run now, while nobody waits for it.
    modules[page.id] = await import(/* @vite-ignore */ page.module);
  } catch {}
}

/** Rejects when the script did not come. */
function fetchScript(href: string): Promise<unknown> {
  return new Promise((done, fail) => {
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return done(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(href));
    };
    document.head.append(link);
  });
}
