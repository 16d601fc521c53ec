import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type PreviewState, previewMarks } from '#content/office/site-names.ts';
import { sitePage } from '#content/office/site-texts.ts';
import { sitePaths } from '#content/pages/paths.ts';
import { shortText } from '#rules/pages/value-words.ts';
import { classNames } from '#ui/class-names.ts';
import { SelectField } from '#ui/field.tsx';
import { siteQueries } from '../../api/site-queries.ts';
import { Failed } from '../../chrome/failed.tsx';
import { Heading, usePageTitle } from '../../chrome/heading.tsx';
import boxes from '../../ui/boxes.module.css';
import layout from '../../ui/layout.module.css';
import { Options } from '../../ui/options.tsx';
import { BackLink, forDesks, WideRest } from '../../ui/page.tsx';
import { Pieces } from '../../ui/pieces.tsx';
import styles from './preview-page.module.css';
import { linkToChange, PublishBar } from './publishing.tsx';
import { ChangeWords, changeKey, pageName } from './site-changes.tsx';

const words = sitePage.preview;

/** The frame's name, for links that move it to a place. */
const FRAME = 'preview';

/** A page of the site as it would be published, or as it is now. The address has its path. */
export function PreviewPage() {
  const [search, setSearch] = useSearchParams();
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const [shown, setShown] = useState<PreviewState>('after');
  const frame = useRef<HTMLIFrameElement>(null);
  const path = search.get('path') ?? '/';
  const { data: site } = useQuery(siteQueries.state);
  const { data: preview, error, refetch } = useQuery(siteQueries.preview(path, shown, site));
  usePageTitle(words.title);
  const changes = site?.changes ?? [];
  const places = preview?.places ?? [];
  const here = changes.filter(({ pages }) => pages.includes(path));
  const others = sitePaths
    .map((page) => ({ page, count: changes.filter(({ pages }) => pages.includes(page)).length }))
    .filter(({ page, count }) => page !== path && count > 0);
  return (
    <>
      <WideRest ground="mist" className={styles.stage}>
        <BackLink to="/site">{sitePage.title}</BackLink>
        <div className={classNames(layout.row, styles.head)}>
          <Heading>{words.title}</Heading>
          <SelectField
            label="Page"
            value={path}
            onChange={({ target }) => setSearch({ path: target.value }, { replace: true })}
          >
            <Options of={sitePaths.map((page) => [page, pageName(page)])} />
          </SelectField>
          <div className={forDesks}>
            <Pieces label="Width" pieces={words.widths} value={width} choose={setWidth} />
          </div>
          <div>
            <Pieces label="Show" pieces={words.states} value={shown} choose={setShown} />
          </div>
        </div>
        <div className={styles.split}>
          <div className={styles.frame} data-width={width}>
            <p className={styles.stamp} data-shown={shown}>
              {previewMarks[shown]}
            </p>
            {preview ? (
              <iframe
                key={preview.url}
                ref={frame}
                name={FRAME}
                src={preview.url}
                title={words.frame[shown](pageName(path))}
              />
            ) : error ? (
              <Failed error={error} again={() => void refetch()} />
            ) : (
              <p className={styles.making} role="status">
                Preparing the page …
              </p>
            )}
          </div>
          <aside aria-label={words.here}>
            {places.length > 0 && (
              <>
                <h2>{words.placesHere(places.length)}</h2>
                <p className="small">Choose one to see it on the page.</p>
                <ol className={styles.places}>
                  {places.map(({ id, text }) => (
                    <li key={id}>
                      <a
                        className={boxes.edged}
                        href={`${preview?.url}#${id}`}
                        target={FRAME}
                        // On phones the frame is above the list.
                        onClick={() => frame.current?.scrollIntoView({ block: 'nearest' })}
                      >
                        {shortText(text)}
                      </a>
                    </li>
                  ))}
                </ol>
              </>
            )}
            <h2>{here.length > 0 ? words.here : 'This page does not change.'}</h2>
            <ul className={styles.here}>
              {here.map((change) => (
                <li key={changeKey(change)} className={boxes.edged}>
                  <ChangeWords change={change} />{' '}
                  <Link to={linkToChange(change)}>{sitePage.list.change}</Link>
                </li>
              ))}
            </ul>
            {others.length > 0 && (
              <>
                <h2>On other pages</h2>
                <ul className={layout.lines}>
                  {others.map(({ page, count }) => (
                    <li key={page}>
                      <Link to={`?${new URLSearchParams({ path: page })}`} replace>
                        {pageName(page)}
                      </Link>{' '}
                      <small>{words.places(count)}</small>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </aside>
        </div>
      </WideRest>
      <PublishBar isPreview />
    </>
  );
}
