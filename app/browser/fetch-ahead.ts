/**
 * Fetches the scripts of the pages that links in view lead to, so that a tap changes the page at
 * once. A download that fails is forgotten: React Router's own prefetch reloads the whole page
 * then, and a form that is being filled in on a bad line with it.
 *
 * Out: how to stop.
 */
export function fetchLinksInView(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      fetchPage(target.pathname);
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => observer.disconnect();
}

function fetchPage(path: string): void {
  if (!navigator.onLine) return;
  const routes = Object.values(window.__reactRouterManifest.routes);
  const page = routes.find((route) => route?.parentId && `/${route.path ?? ''}` === path);
  for (const script of page ? [page.module, ...(page.imports ?? [])] : []) fetchScript(script);
}

function fetchScript(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
