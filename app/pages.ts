import { loadFacts } from 'virtual:load-facts';
import type { ComponentType } from 'react';
import { isSitePath, type SitePath } from '#content/pages/paths.ts';

/** Fetches a page's module: its component, which reads what it shows from content/. */
type PageLoader = () => Promise<{ default: ComponentType }>;

// One module serves the programme pages of a level: the path says which record it shows.
const oLevelProgramme: PageLoader = () => import('./pages/programme/o-level.tsx');
const aLevelProgramme: PageLoader = () => import('./pages/programme/a-level.tsx');

/** Every path of the site, in the order of docs/requirements.md, R2.1, and its page. */
const pages = {
  '/': () => import('./pages/home/home.tsx'),
  '/about': () => import('./pages/about/about.tsx'),
  '/teachers': () => import('./pages/teachers/teachers.tsx'),
  '/programs': () => import('./pages/programs/programs.tsx'),
  '/programs/o-level-english': oLevelProgramme,
  '/programs/o-level-science': oLevelProgramme,
  '/programs/o-level-ict': oLevelProgramme,
  '/programs/o-level-maths': oLevelProgramme,
  '/programs/a-level-english': aLevelProgramme,
  '/programs/a-level-science': aLevelProgramme,
  '/programs/a-level-chemistry': aLevelProgramme,
  '/programs/a-level-biology': aLevelProgramme,
  '/programs/a-level-physics': aLevelProgramme,
  '/programs/a-level-combined-maths': aLevelProgramme,
  '/fees': () => import('./pages/fees/fees.tsx'),
  '/schedule': () => import('./pages/schedule/schedule.tsx'),
  '/register': () => import('./pages/register/register.tsx'),
  '/facilities': () => import('./pages/facilities/facilities.tsx'),
  '/contact': () => import('./pages/contact/contact.tsx'),
  '/o-level-classes': () => import('./pages/o-level-classes/o-level-classes.tsx'),
  '/a-level-classes': () => import('./pages/a-level-classes/a-level-classes.tsx'),
} satisfies Record<SitePath, PageLoader>;

/** What every other path shows. */
const notFoundPage: PageLoader = () => import('./pages/not-found/not-found.tsx');

/** How long a page's module may take when a visitor waits for it, in milliseconds. */
const PAGE_TIMEOUT_MS = 8000;

/** The pages whose modules and facts are loaded, by path. */
const loaded = new Map<string, ComponentType>();

/** The page of a path, if its module and facts are loaded. */
export function pageHere(path: string): ComponentType | undefined {
  return loaded.get(path);
}

/** Fetches the page of a path with its facts and styles. Rejects if it was published again, or offline. */
export async function loadPage(path: string): Promise<ComponentType> {
  // Before the module, which may read them at once.
  if (isSitePath(path)) await loadFacts(path);
  const { default: page } = await loaderOf(path)();
  loaded.set(path, page);
  return page;
}

/** As `loadPage`, but rejects also when the connection hangs. */
export function loadPageInTime(path: string): Promise<ComponentType> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(fail, PAGE_TIMEOUT_MS, new Error(`${path} was not loaded in time.`));
  });
  return Promise.race([loadPage(path), tooLate]);
}

function loaderOf(path: string): PageLoader {
  return isSitePath(path) ? pages[path] : notFoundPage;
}
