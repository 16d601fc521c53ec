import type { ReactNode } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { pageNames, sitePaths } from '#content/pages/paths.ts';
import { listed } from '#content/sentence.ts';
import { changeWords } from '#rules/pages/value-words.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import type { SiteChange } from '../../api/site-queries.ts';
import { useNames } from '../names.ts';
import styles from './site-changes.module.css';

const words = sitePage.publishing;

/** Each change with its old value and its new one, wherever changes are listed. */
export function ChangeList({
  changes,
  className,
  act,
}: {
  changes: readonly SiteChange[];
  className?: string;
  /** What can be done with a change: then the pages on which families will see it are named, too. */
  act?: (change: SiteChange) => ReactNode;
}) {
  return (
    <ul className={className}>
      {changes.map((change) => (
        <li key={changeKey(change)}>
          <div>
            <ChangeWords change={change} />
            {act && change.pages.length > 0 && (
              <small>{`Shown on ${pagesText(change.pages)}`}</small>
            )}
          </div>
          {act && <div>{act(change)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** A key for React: an entry may be removed from the place at which another one is new. */
export function changeKey({ document, path, to }: SiteChange): string {
  return `${document}${path}${to === null}`;
}

/** A change in words: 'Cambridge A Level, per hour', the old value and the new one. */
export function ChangeWords({ change }: { change: SiteChange }) {
  const { label } = change;
  const { act, name, was, now } = changeWords(change, useNames());
  return (
    <>
      <b>{label}</b>
      <span className={styles.turned}>
        {act ? (
          <>
            <b>{act}</b>
            {name && !label.includes(name) && <span>{name}</span>}
          </>
        ) : (
          <>
            <s>{was}</s>
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{words.now}</VisuallyHidden>
            <b>{now}</b>
          </>
        )}
      </span>
    </>
  );
}

/** 'Fee Structure, Home and 4 programme pages' */
export function pagesText(pages: readonly string[]): string {
  if (pages.length === sitePaths.length) return 'every page';
  const programmes = pages.filter((page) => page.startsWith('/programs/'));
  const others = pages.filter((page) => !programmes.includes(page)).map(pageName);
  const [only, ...more] = programmes;
  const last = only && (more.length === 0 ? pageName(only) : words.programmes(programmes.length));
  return listed(last ? [...others, last] : others);
}

export function pageName(path: string): string {
  return Object.hasOwn(pageNames, path) ? pageNames[path as keyof typeof pageNames] : path;
}
