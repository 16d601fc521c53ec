import { levelKeys, levels } from '#content/levels.ts';
import type { Site } from '#server/site.ts';
import { formOf } from './answer.ts';
import { parsePage, toHtml } from './document.ts';
import { tickNamed } from './fill.ts';

/**
 * The registration page with the level and subjects of its address ticked, for browsers without
 * our scripts; the scripts stay, since the fields are the browser's own and ticks do not disturb
 * them. Undefined when the address asks for nothing that the form offers.
 */
export function presetPage(site: Site, path: string, query: URLSearchParams): Response | undefined {
  const level = levelKeys.find((key) => key === query.get('level'));
  const page = path === '/register' && level ? site.page(path) : undefined;
  if (!page || !level) return undefined;
  const document = parsePage(page.html);
  const form = formOf(document);
  if (!form) return undefined;
  const offered: readonly string[] = levels[level].subjects;
  const subjects = query.getAll('subject').filter((subject) => offered.includes(subject));
  tickNamed(form, 'level', [level]);
  tickNamed(form, `subjects-${level}`, subjects);
  return new Response(toHtml(document), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(page.csp && { 'content-security-policy': page.csp }),
    },
  });
}
