import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { levelMarkClass } from '#app/ui/level-mark.tsx';
import { SubjectSwatch } from '#app/ui/subject-swatch.tsx';
import { aboutMenu, type ClassColumn, type PageLink } from '#content/pages/navigation.ts';
import { usePath } from './use-path.tsx';

/** A link of the bar or the menu; the one to this page is marked and announced as current. */
export function NavLink({
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

/** What About unfolds: four pages, then three sites of others. */
export function AboutLinks() {
  return (
    <>
      {aboutMenu.pages.map((page) => (
        <NavLink key={page.path} {...page} />
      ))}
      <div className="out">
        {aboutMenu.outside.map(({ name, url }) => (
          <a key={url} href={url}>
            {name} <Icon of={ArrowUpRight} />
          </a>
        ))}
      </div>
    </>
  );
}

/** One level's column of what Our Classes unfolds. */
export function ClassLinks({ level, heading, classes }: ClassColumn) {
  return (
    <div>
      <NavLink {...heading} className={levelMarkClass} data-level={level}>
        {heading.name.replace(' Level', '\u00a0Level')}
      </NavLink>
      {classes.map(({ name, path, colour }) => (
        <NavLink key={path} path={path} name={name}>
          <SubjectSwatch data-subject={colour} />
          {name}
        </NavLink>
      ))}
    </div>
  );
}
