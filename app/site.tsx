import { Children, type ComponentType, memo, type ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import './styles/site.css';
import { ErrorScreen } from './chrome/error-screen.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { Hydration } from './chrome/hydration.tsx';
import { OfflineSupport, SubmissionQueueSender } from './chrome/offline-support.tsx';
import { PageChange } from './chrome/page-change.tsx';
import { PageContent, SkipLink } from './chrome/page-content.tsx';
import { PageLinks } from './chrome/page-links.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { PathProvider, usePath } from './chrome/use-path.tsx';
import { isPage, loadPage } from './page-modules.ts';
import { Notices } from './timetable/notices.tsx';

// Constant elements are not rendered again when the page changes, except their parts that use the path.
const beforeContent = eachOnItsOwn(<SkipLink />, <Header />);
const afterContent = eachOnItsOwn(
  <Footer />,
  <Notices />,
  <Toasts />,
  <SubmissionQueueSender />,
  <PageChange />,
  <OfflineSupport />,
  <PageLinks isPage={isPage} fetchPage={loadPage} />,
);

/** A part that fails, as in an old browser, is left out; the others work. */
function eachOnItsOwn(...parts: ReactNode[]) {
  return Children.map(parts, (part) => <ErrorBoundary>{part}</ErrorBoundary>);
}

/**
 * The site, as the build prerenders it and the browser hydrates it: the chrome that all pages share
 * (docs/requirements.md, R3.1), around the page itself. The chrome stays when a page fails.
 */
export const Site = memo(function Site({ Page }: { Page: ComponentType }) {
  return (
    <ErrorScreen>
      <Hydration>
        <PathProvider>
          {beforeContent}
          <PageContent>
            <Shown Page={Page} />
          </PageContent>
          {afterContent}
        </PathProvider>
      </Hydration>
    </ErrorScreen>
  );
});

/** The page, or its error screen until another page is opened. */
function Shown({ Page }: { Page: ComponentType }) {
  return (
    <ErrorScreen key={usePath()}>
      <Page />
    </ErrorScreen>
  );
}
