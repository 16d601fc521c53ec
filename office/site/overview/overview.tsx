import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { sitePage as words } from '#content/office/site-texts.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { type SiteState, siteQueries } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import { Dock } from '../../chrome/dock.tsx';
import { Failed } from '../../chrome/failed.tsx';
import { Heading, usePageTitle } from '../../chrome/heading.tsx';
import { dayAndHour } from '../../format/office-dates.ts';
import { colleagueName } from '../../format/words.ts';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { Opening, WideRest } from '../../ui/page.tsx';
import { RegisterSheet, RowGroup } from '../../ui/register-tabs.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import fieldStyles from '../fields/document-field.module.css';
import { PlannedSlip } from '../publishing/planned.tsx';
import { PublishSlip, SiteDock } from '../publishing/publishing.tsx';
import { Examples } from './examples.tsx';
import { Found } from './found.tsx';
import styles from './overview.module.css';
import { SiteRow } from './site-rows.tsx';

/** Every document, what is not published, and what is still an example. */
export function Overview() {
  const { data: site, error, refetch } = useQuery(siteQueries.state);
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  usePageTitle(words.title);
  return (
    <>
      <Opening note={site && <LiveSince site={site} />} isForDesks>
        <div className={classNames(layout.split, styles.columns)}>
          <Heading>What the site says</Heading>
          <search>
            <SearchField
              label="Search the site"
              placeholder="Hotline, 1200, a sentence"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </search>
        </div>
        {error && !site && <Failed error={error} again={() => void refetch()} />}
      </Opening>
      <WideRest ground="mist">
        {!site && !error && <p>{words.loading}</p>}
        {site && (
          <div className={classNames(layout.split, styles.split)}>
            <div className={layout.stack}>
              <PublishSlip site={site} />
              {site.planned.map((planned) => (
                <PlannedSlip key={planned.version} planned={planned} />
              ))}
            </div>
            <div>
              {search.length > 1 ? (
                <Found search={search} site={site} />
              ) : (
                <Documents site={site} />
              )}
            </div>
          </div>
        )}
      </WideRest>
      {site ? <SiteDock site={site} /> : <Dock />}
    </>
  );
}

function LiveSince({ site: { publishedAt } }: { site: SiteState }) {
  const now = useNow();
  return (
    <p>
      {publishedAt
        ? words.publishing.live(dayAndHour(publishedAt, now))
        : words.publishing.neverPublished}
    </p>
  );
}

/** Every document, with its last change. */
function Documents({ site }: { site: SiteState }) {
  const now = useNow();
  const { groups, seldom, never, neverBy, changes, history } = words.sections;
  return (
    <RegisterSheet className={styles.sheet}>
      {groups.map((group) => (
        <RowGroup key={group.title} title={group.title}>
          {Object.entries(group.documents).map(([id, about]) => {
            const document = site.documents.find((one) => one.id === id);
            if (!document) return null;
            const { title, changedAt, changedBy, placeholders } = document;
            const count = site.changes.filter((change) => change.document === id).length;
            return (
              <SiteRow
                key={id}
                margin={changedAt ? dayAndHour(changedAt, now) : never}
                by={changedBy ? colleagueName(changedBy) : neverBy}
                title={title}
                to={`/site/${id}`}
              >
                <p className={styles.holds}>{about}</p>
                <p className={styles.flags}>
                  {placeholders > 0 && (
                    <mark className={fieldStyles.example}>
                      {words.fillIn.examples(placeholders)}
                    </mark>
                  )}
                  {count > 0 && (
                    <mark className={classNames(fieldStyles.example, styles.draft)}>
                      {changes(count)}
                    </mark>
                  )}
                </p>
              </SiteRow>
            );
          })}
        </RowGroup>
      ))}
      <RowGroup title="Seldom changed">
        <li className={styles.seldom}>
          {seldom.fields.map(({ title, to }) => (
            <Link key={to} className={actionLinkClass} to={to}>
              {title}
            </Link>
          ))}
        </li>
      </RowGroup>
      <Examples site={site} />
      <p className={styles.end}>
        <Link className={actionLinkClass} to="/site/versions">
          <IconLabel of={History}>{history}</IconLabel>
        </Link>
      </p>
    </RegisterSheet>
  );
}
