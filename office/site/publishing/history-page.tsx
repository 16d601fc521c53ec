import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { History } from 'lucide';
import { sitePage } from '#content/office/site-texts.ts';
import { Tick } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { useIsClerk } from '../../api/role.ts';
import { type SiteVersion, siteMutations, siteQueries } from '../../api/site-queries.ts';
import { focusHeading, useFocusKept } from '../../browser/heading-focus.ts';
import { useNow } from '../../browser/now.ts';
import { AskFirst } from '../../chrome/ask-first.tsx';
import { Failed, Problem } from '../../chrome/failed.tsx';
import { Heading, usePageTitle } from '../../chrome/heading.tsx';
import { dayAndHour } from '../../format/office-dates.ts';
import { colleagueName } from '../../format/words.ts';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { BackLink, Lead, Opening, WideRest } from '../../ui/page.tsx';
import { RegisterSheet } from '../../ui/register-tabs.tsx';
import styles from '../overview/overview.module.css';
import { PublishBar } from './publishing.tsx';
import { ChangeList } from './site-changes.tsx';

const words = sitePage.history;

/** Every version that was published, and the way back to it. */
export function HistoryPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    siteQueries.versions,
  );
  usePageTitle(words.title);
  useFocusKept(focusHeading);
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  const live = versions.find(({ isLive }) => isLive)?.version ?? 0;
  return (
    <>
      <Opening>
        <BackLink to="/site">{sitePage.title}</BackLink>
        <Heading>{words.title}</Heading>
        <Lead>
          Newest first. Going back changes texts and facts, never the forms that families have sent.
        </Lead>
      </Opening>
      <WideRest ground="mist">
        {error && !data && <Failed error={error} again={() => void refetch()} />}
        {versions.length > 0 && (
          <RegisterSheet>
            <ol>
              {versions.map((version) => (
                <Version key={version.version} version={version} live={live} />
              ))}
            </ol>
            {hasNextPage && (
              <p className={styles.end}>
                <Button
                  size="small"
                  busy={isFetchingNextPage && sitePage.loading}
                  onClick={() => void fetchNextPage()}
                >
                  Show older versions
                </Button>
              </p>
            )}
          </RegisterSheet>
        )}
      </WideRest>
      <PublishBar />
    </>
  );
}

function Version({
  version: { version, at, by, changes, isLive },
  live,
}: {
  version: SiteVersion;
  live: number;
}) {
  const isClerk = useIsClerk();
  const now = useNow();
  const restore = useMutation(siteMutations.restore);
  const when = at ? dayAndHour(at, now) : undefined;
  return (
    <li className={styles.row} data-live={isLive || undefined}>
      <p className={styles.margin}>
        <b>{when}</b> <span>{by ? colleagueName(by) : 'as delivered'}</span>
      </p>
      <div>
        {changes.length === 0 ? (
          <p>{version === 0 ? words.delivered : 'Published without a change'}</p>
        ) : (
          <ChangeList changes={changes} />
        )}
      </div>
      {isLive ? (
        <p className={layout.row}>
          <Tick className={styles.tick} />
          <b>Live now</b>
        </p>
      ) : isClerk ? null : (
        <div>
          {/* A colleague's publication closes an open question. */}
          <AskFirst
            key={live}
            size="small"
            aria-label={`${words.back}: ${when ?? words.delivered}`}
            question={when ? `Back to ${when}?` : 'Back to the site as it was delivered?'}
            text="The site will show that version again. Your unpublished changes stay."
            keep="Leave the site as it is"
            act="Go back"
            busy={restore.isPending && 'Going back …'}
            confirm={() => restore.mutate({ version, was: live })}
          >
            <IconLabel of={History}>{words.back}</IconLabel>
          </AskFirst>
          <Problem error={restore.error} />
        </div>
      )}
    </li>
  );
}
