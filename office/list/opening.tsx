import { Fragment } from 'react';
import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { Heading } from '../chrome/heading.tsx';
import { placeOf, type View } from '../model/list-view.ts';
import { Opening } from '../ui/page.tsx';
import { Filters } from './filters.tsx';
import { Finder } from './finder.tsx';
import type { Headline } from './headline.ts';
import styles from './opening.module.css';

/** The top of the list: how many calls are left, by group, the search and the filters. */
export function ListOpening({ view, headline }: { view: View; headline: Headline | undefined }) {
  return (
    <Opening isLow>
      <div className={styles.head}>
        <div>
          <Heading>{headline?.title ?? office.nav.calls}</Heading>
          <p className={styles.words}>
            {headline?.parts.map(({ group, text }, at) => (
              <Fragment key={group}>
                {at > 0 && <span>, </span>}
                <Link data-group={group} {...placeOf({ tab: 'open', q: '', chosen: { group } })}>
                  {text}
                </Link>
              </Fragment>
            ))}
          </p>
        </div>
        <div className={styles.tools} data-screen="">
          <Finder view={view} />
          <Filters view={view} />
        </div>
      </div>
    </Opening>
  );
}
