import { levelKeys, levels } from '#content/teaching/levels.ts';
import { subjectsFieldName } from '#payloads/form-fields.ts';
import { type Choice, choiceNote, readChoice } from '#rules/timetable/choice.ts';
import { accepts } from '#server/negotiation.ts';
import type { Representation, Site } from '#server/site.ts';
import { encodePage } from './encode-page.ts';
import { formNamed, tickNamed } from './fill.ts';
import { makeLru } from './lru.ts';
import { memoize } from './memoize.ts';
import { PageFill } from './page-fill.ts';
import { compileTemplate } from './template.ts';
import { fillTimetable } from './timetable.ts';

interface Filler {
  fill: (page: PageFill, choice: Choice, query: URLSearchParams) => void;
  /** The controls that it fills, by name; undefined where it fills other things too. */
  names?: ReadonlySet<string>;
}

/** What an address may ask of a page, by its path. */
const fillers: Record<string, Filler> = {
  '/register': {
    fill: prefillRegistration,
    names: new Set(['level', 'specialRequirements', ...levelKeys.map(subjectsFieldName)]),
  },
  '/schedule': { fill: fillTimetable },
};

/** Filled pages in the cache, some 30 KB each. */
const MAX_CACHED = 200;

/**
 * A page with the choice of its address filled in, for browsers without our scripts; the scripts
 * stay, since the fields are the browser's own and the page expects what is filled. Undefined when
 * the address asks for nothing that the page offers.
 */
export type Prefill = (
  path: string,
  query: URLSearchParams,
  acceptEncoding: string,
) => Representation | undefined;

/** The site's prefill: one, since it holds compiled pages and a cache. */
export function prefillOf(site: Site): Prefill {
  const known = bySite.get(site) ?? makePrefill(site);
  bySite.set(site, known);
  return known;
}

const bySite = new WeakMap<Site, Prefill>();

function makePrefill(site: Site): Prefill {
  // Compiled with the first choice that is asked of it, so that a start does not wait for it.
  const compiled = memoize((path: string) => {
    const { fill, names } = fillers[path] ?? {};
    const page = fill && site.page(path);
    return page && { ...page, fill, template: compileTemplate(page.html, names) };
  });
  const cached = makeLru<Representation>(MAX_CACHED);
  return (path, query, acceptEncoding) => {
    if (!Object.hasOwn(fillers, path)) return undefined;
    const key = `${accepts(acceptEncoding, 'gzip')} ${path}?${query}`;
    return cached(key, () => {
      const choice = readChoice(query);
      const page = choice && compiled(path);
      if (!page) return undefined;
      const filled = new PageFill(page.template);
      page.fill(filled, choice, query);
      return encodePage(filled, page.headers, acceptEncoding);
    });
  };
}

/** Level and subjects ticked; classes chosen on the timetable stand in the special requirements. */
function prefillRegistration(page: PageFill, choice: Choice, query: URLSearchParams): void {
  const form = formNamed(page, 'registration');
  if (!form) return;
  const { level } = choice;
  const offered: readonly string[] = levels[level].subjects;
  const subjects = query.getAll('subject').filter((subject) => offered.includes(subject));
  tickNamed(page, form, 'level', [level]);
  tickNamed(page, form, subjectsFieldName(level), subjects);
  for (const control of page.slots('control', undefined, form)) {
    const isNote = control.attributes.get('name') === 'specialRequirements';
    if (isNote) page.setText(control, choiceNote(choice));
  }
}
