import type { Page } from '@playwright/test';

/** The widths of the screens, in CSS pixels: a small and a usual phone, a tablet, a desk. */
export type Width = 320 | 390 | 800 | 1280;

/** The whole page, or what the screen shows of it. */
export type Area = 'page' | 'screen';

/** Takes a picture of what is there now; `state` is added to the name of the scene. */
export type Shoot = (state?: string, area?: Area) => Promise<void>;

/** A page and what is done on it before and between its pictures. */
export interface Scene {
  /** Names its pictures: letters, digits and hyphens. */
  name: string;
  path: string;
  /** Absent: 320, 390 and 1280. */
  widths?: readonly Width[];
  /** False: as a browser without scripts shows it. */
  scripts?: false;
  /** What time the browser believes it is, when that is not the usual time of the pictures. */
  now?: string;
  /** Before the page is opened: replies of the functions, scripts of the tool. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once the page has settled. Absent: one picture of the whole page. */
  act?: (page: Page, shoot: Shoot) => Promise<unknown>;
}

/** '/programs/o-level-ict' as a name: 'programs-o-level-ict'. */
export function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
