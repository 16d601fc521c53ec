/** Every page of the site and its short name, in the order of docs/requirements.md, R2.1. */
export const pageNames = {
  '/': 'Home',
  '/about': 'About',
  '/teachers': 'Teachers',
  '/programs': 'Our Classes',
  '/programs/o-level-english': 'O Level English',
  '/programs/o-level-science': 'O Level Science',
  '/programs/o-level-ict': 'O Level ICT',
  '/programs/o-level-maths': 'O Level Mathematics',
  '/programs/a-level-english': 'A Level English',
  '/programs/a-level-science': 'A Level Science',
  '/programs/a-level-chemistry': 'A Level Chemistry',
  '/programs/a-level-biology': 'A Level Biology',
  '/programs/a-level-physics': 'A Level Physics',
  '/programs/a-level-combined-maths': 'A Level Combined Maths',
  '/fees': 'Fee Structure',
  '/schedule': 'Class Schedule',
  '/register': 'Registration',
  '/facilities': 'Facilities',
  '/contact': 'Contact',
  '/o-level-classes': 'O Level Classes',
  '/a-level-classes': 'A Level Classes',
} as const;

/** A page of the site. A link to any other path is a type error. */
export type SitePath = keyof typeof pageNames;

/** Whether a path is one of the site's pages, written as links write it. */
export function isSitePath(path: string): path is SitePath {
  // Older browsers lack Object.hasOwn.
  return sitePaths.some((known) => known === path);
}

export const sitePaths = Object.keys(pageNames) as SitePath[];

/** The path of one of the ten programme pages. */
export type ProgrammePath = Extract<SitePath, `/programs/${string}`>;

/** A link to a page or to a part of it. */
export type SiteLink = SitePath | `${SitePath}#${string}`;

/** A link as components write it: one to a page that is not there does not compile. */
export function linkTo(link: SiteLink): SiteLink {
  return link;
}
