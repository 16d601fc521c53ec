import { derived } from '../derived.ts';
import { taughtSubjects } from '../teaching/subjects.ts';
import { pageNames, type SitePath } from './paths.ts';

/** A link to a page of the site. */
export interface PageLink {
  readonly name: string;
  readonly path: SitePath;
}

/** The main bar, from left to right; the mobile menu is the same (docs/requirements.md, R3.4). */
export const mainBar = {
  home: { name: 'Home', path: '/' },
  about: { name: 'About' },
  classes: { name: 'Our Classes' },
  schedule: { name: 'Schedule', path: '/schedule' },
  contact: { name: 'Contact', path: '/contact' },
} as const satisfies Record<string, Partial<PageLink> & { name: string }>;

/** The About dropdown: four pages, then three sites of others. */
export const aboutMenuOf = derived(
  ({ school: { sites: outside } }) =>
    ({
      pages: [
        { name: 'About Us', path: '/about' },
        { name: 'Teachers', path: '/teachers' },
        { name: 'Facilities', path: '/facilities' },
        { name: 'Fees', path: '/fees' },
      ],
      outside: [
        {
          name: `${outside.parentInstitution.name} programs`,
          url: outside.parentInstitution.programsUrl,
        },
        {
          name: `${outside.partnerUniversity.name} top-up degrees`,
          url: outside.partnerUniversity.url,
        },
        outside.englishPrograms,
      ],
    }) as const,
);

const oLevel = (['Mathematics', 'Science', 'English', 'ICT'] as const).map((name) => {
  const { programme, colour } = taughtSubjects['o-level'][name];
  return { name, path: programme, colour };
});

const aLevel = (
  ['Combined Mathematics', 'Physics', 'Chemistry', 'Biology', 'English', 'Science'] as const
).map((subject) => {
  const { shortName, programme, colour } = taughtSubjects['a-level'][subject];
  return { name: shortName, path: programme, colour };
});

/** The Our Classes dropdown: a column for each level, its overview and its programme pages. */
export const classesMenu = [
  {
    level: 'o-level',
    heading: { name: 'O Level Classes', path: '/o-level-classes' },
    classes: oLevel,
  },
  {
    level: 'a-level',
    heading: { name: 'A Level Classes', path: '/a-level-classes' },
    classes: aLevel,
  },
] as const;

/** The footer's seven links (docs/requirements.md, R3.7). */
export const footerLinks: readonly PageLink[] = (
  ['/', '/about', '/teachers', '/facilities', '/fees', '/programs', '/schedule'] as const
).map((path) => ({ name: pageNames[path], path }));
