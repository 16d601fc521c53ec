import { ArrowUpRight } from 'lucide-react';
import { NavLink } from 'react-router';
import { aboutMenu, type ClassColumn } from '#content/navigation.ts';

/** A link of the bar or the menu; the one to this page is marked and announced as current. */
export function MenuLink({ path, name }: { path: string; name: string }) {
  return (
    <NavLink to={path} end prefetch="viewport">
      {name}
    </NavLink>
  );
}

/** What About unfolds: four pages, then three sites of others. */
export function AboutLinks() {
  return (
    <>
      {aboutMenu.pages.map(({ name, path }) => (
        <MenuLink key={path} path={path} name={name} />
      ))}
      <div className="out">
        {aboutMenu.outside.map(({ name, url }) => (
          <a key={url} href={url}>
            {name} <ArrowUpRight className="i" aria-hidden="true" />
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
      <NavLink className="lvl" data-level={level} to={heading.path} end prefetch="viewport">
        {heading.name.replace(' Level', '\u00a0Level')}
      </NavLink>
      {classes.map(({ name, path, colour }) => (
        <NavLink key={path} to={path} end prefetch="viewport">
          <i className="bk" data-subject={colour} />
          {name}
        </NavLink>
      ))}
    </div>
  );
}
