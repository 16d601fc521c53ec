import {
  Children,
  type ComponentType,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Hydrated } from '#ui/rendering.ts';
import './styles/site.css';
import { onToasterNeeded } from './browser/toasts.ts';
import { useLoaded } from './browser/use-loaded.ts';
import { type TodaysNews, TodaysNewsContext } from './browser/use-today.ts';
import { ErrorScreen } from './chrome/error-screen.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { OfflineSupport, SubmissionQueueSender } from './chrome/offline-support.tsx';
import { PageChange } from './chrome/page-change.tsx';
import { PageLinks } from './chrome/page-links.ts';
import { PhoneBar } from './chrome/phone-bar.tsx';
import { PathProvider, usePath } from './chrome/use-path.tsx';
import { loadPage } from './pages.ts';
import styles from './site.module.css';
import { followNews } from './timetable/follow-news.ts';
import { NewsStrip } from './timetable/news-strip.tsx';

// Constant elements are not rendered again when the page changes, except their parts that use the path.
const beforeContent = eachOnItsOwn(
  <a className={styles.skip} href="#content">
    Skip to the content
  </a>,
  <Header />,
  <PageNews />,
);
const afterContent = eachOnItsOwn(
  <Footer />,
  <Toasts />,
  <SubmissionQueueSender />,
  <PageChange />,
  <OfflineSupport />,
  <PageLinks fetchPage={loadPage} />,
);

/** A part that fails, as in an old browser, is left out; the others work. */
function eachOnItsOwn(...parts: ReactNode[]) {
  return Children.map(parts, (part) => <ErrorBoundary>{part}</ErrorBoundary>);
}

/**
 * The site, as the build prerenders it and the browser hydrates it: the chrome that all pages share
 * (docs/requirements.md, R3.1), around the page itself. The chrome stays when a page fails.
 */
export const Site = memo(function Site({
  Page,
  sent,
}: {
  Page: ComponentType;
  /** The day and the news that our server has rendered into the page. */
  sent?: TodaysNews | undefined;
}) {
  return (
    <ErrorScreen>
      <Hydration sent={sent}>
        <PathProvider>
          {beforeContent}
          <main id="content" tabIndex={-1} className={styles.content}>
            <Shown Page={Page} />
            <ErrorBoundary>
              <PhoneBar />
            </ErrorBoundary>
          </main>
          {afterContent}
        </PathProvider>
      </Hydration>
    </ErrorScreen>
  );
});

/**
 * Provides what the build cannot know: that the scripts run, today's date and news. A transition, so
 * that the page responds to taps during that second rendering; an external store would make React
 * do it in one piece.
 */
function Hydration({ sent, children }: { sent: TodaysNews | undefined; children: ReactNode }) {
  const [todays, setTodays] = useState(sent);
  const [hydrated, setHydrated] = useState(false);
  useEffect(
    () =>
      followNews(sent, (next) =>
        startTransition(() => {
          setTodays(next);
          setHydrated(true);
        }),
      ),
    [sent],
  );
  useEffect(() => {
    // For the script that delays taps until the page can handle them, and for the journeys.
    if (hydrated) document.documentElement.dataset.hydrated = '';
  }, [hydrated]);
  return (
    <Hydrated value={hydrated}>
      <TodaysNewsContext value={todays}>
        <div data-no-promotion={todays?.news?.hidesPromotion || undefined}>{children}</div>
      </TodaysNewsContext>
    </Hydrated>
  );
}

/** The page, or its error screen until another page is opened. */
function Shown({ Page }: { Page: ComponentType }) {
  return (
    <ErrorScreen key={usePath()}>
      <Page />
    </ErrorScreen>
  );
}

function PageNews() {
  return <NewsStrip path={usePath()} />;
}

const loadToaster = () => import('./chrome/toaster.tsx');

/** Fetched when a form is touched or a notice waits: most visitors never see a toast. */
function Toasts() {
  const loaded = useLoaded(loadToaster, onToasterNeeded);
  return loaded && <loaded.Toaster />;
}
