import { ArrowUpRight } from 'lucide';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { aboutMenuOf, classesMenu, mainBar, type PageLink } from '#content/pages/navigation.ts';
import type { SitePath } from '#content/pages/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { levelMarkClass } from '#ui/level-mark.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { documents } from '../documents.ts';
import styles from './nav-links.module.css';
import { usePath } from './use-path.tsx';

const aboutMenu = aboutMenuOf(documents);

/** A link of the bar or the menu; the one to this page is marked and announced as current. */
function NavLink({
  path,
  name,
  children = name,
  ...rest
}: PageLink & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a href={path} aria-current={usePath() === path ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}

const paths = {
  about: aboutMenu.pages.map((page) => page.path),
  classes: [
    '/programs',
    '/register',
    ...classesMenu.flatMap(({ heading, classes }) => [heading, ...classes]).map(({ path }) => path),
  ],
} satisfies Record<string, SitePath[]>;

/** A group unfolds its children; it is `active` when they have this page. */
export interface GroupProps {
  name: string;
  active: boolean;
  children: ReactNode;
}

/** The site's pages. */
export function PageNavigation({ Group }: { Group: ComponentType<GroupProps> }) {
  const path = usePath();
  const isIn = (group: readonly string[]) => group.includes(path);
  return (
    <>
      <NavLink {...mainBar.home} />
      <Group name={mainBar.about.name} active={isIn(paths.about)}>
        <AboutLinks />
      </Group>
      <Group name={mainBar.classes.name} active={isIn(paths.classes)}>
        <ClassLinks />
      </Group>
      <NavLink {...mainBar.schedule} />
      <NavLink {...mainBar.contact} />
    </>
  );
}

/** What About unfolds: four pages, then three sites of others. */
function AboutLinks() {
  return (
    <div className={styles.links}>
      {aboutMenu.pages.map((page) => (
        <NavLink key={page.path} {...page} />
      ))}
      <div className={styles.outside}>
        {aboutMenu.outside.map(({ name, url }) => (
          <a key={url} href={url}>
            {name} <Icon of={ArrowUpRight} />
          </a>
        ))}
      </div>
    </div>
  );
}

/** What Our Classes unfolds: a column for each level. */
function ClassLinks() {
  return (
    <div className={classNames(styles.links, styles.columns)}>
      {classesMenu.map(({ level, heading, classes: courses }) => (
        <div key={level}>
          <NavLink
            {...heading}
            className={classNames(levelMarkClass, styles.level)}
            data-level={level}
          >
            {heading.name.replace(' Level', '\u00a0Level')}
          </NavLink>
          {courses.map(({ name, path, colour }) => (
            <NavLink key={path} path={path} name={name}>
              <SubjectSwatch data-subject={colour} />
              {name}
            </NavLink>
          ))}
        </div>
      ))}
    </div>
  );
}
