import type { ComponentType } from 'react';
import type { SitePath } from '#content/pages/paths.ts';

/** A page's module: its component, which reads what it shows from content/. */
export interface PageModule {
  default: ComponentType;
}

/** Fetches a page's module. */
export type PageLoader = () => Promise<PageModule>;

// One module serves the programme pages of a level: the path says which record it shows.
const oLevelProgramme: PageLoader = () => import('./pages/programme/o-level.tsx');
const aLevelProgramme: PageLoader = () => import('./pages/programme/a-level.tsx');

/** Every path of the site, in the order of docs/requirements.md, R2.1, and its page. */
export const pages = {
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
export const notFoundPage: PageLoader = () => import('./pages/not-found/not-found.tsx');
