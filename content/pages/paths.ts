/** Every page of the site, in the order of docs/requirements.md, R2.1. */
export const sitePaths = [
  '/',
  '/about',
  '/teachers',
  '/programs',
  '/programs/o-level-english',
  '/programs/o-level-science',
  '/programs/o-level-ict',
  '/programs/o-level-maths',
  '/programs/a-level-english',
  '/programs/a-level-science',
  '/programs/a-level-chemistry',
  '/programs/a-level-biology',
  '/programs/a-level-physics',
  '/programs/a-level-combined-maths',
  '/fees',
  '/schedule',
  '/register',
  '/facilities',
  '/contact',
  '/o-level-classes',
  '/a-level-classes',
] as const;

/** A page of the site. A link to any other path is a type error. */
export type SitePath = (typeof sitePaths)[number];

/** The path of one of the ten programme pages. */
export type ProgrammePath = Extract<SitePath, `/programs/${string}`>;

/** A link to a page or to a part of it. */
export type SiteLink = SitePath | `${SitePath}#${string}`;

/** A link as components write it: one to a page that is not there does not compile. */
export function linkTo(link: SiteLink): SiteLink {
  return link;
}
