import { type ComponentType, memo } from 'react';
import './styles/site.css';
import { ClosureBanner } from './chrome/closure-banner.tsx';
import { ErrorScreen } from './chrome/error-screen.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { Hydration } from './chrome/hydration.tsx';
import { OfflineSupport } from './chrome/offline-support.tsx';
import { PageChange } from './chrome/page-change.tsx';
import { PageContent } from './chrome/page-content.tsx';
import { PageLinks } from './chrome/page-links.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { SubmissionQueueSender } from './chrome/submission-queue-sender.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { PathProvider, usePath } from './chrome/use-path.tsx';
import { isPage, loadPage } from './page-modules.ts';

// Elements that stay the same are not rendered again when the page changes, but for the parts of
// them that ask for the path.
const beforeContent = (
  <>
    <SkipLink />
    <Header />
  </>
);
const afterContent = (
  <>
    <Footer />
    <ClosureBanner />
    <Toasts />
    <SubmissionQueueSender />
    <PageChange />
    <OfflineSupport />
    <PageLinks isPage={isPage} fetchPage={loadPage} />
  </>
);

/**
 * The site, as the build prerenders it and the browser hydrates it: the chrome that all pages share
 * (docs/requirements.md, R3.1), round the page itself. Where a page breaks the chrome stays; where
 * the chrome breaks the error screen is all there is.
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

/** The page, or its error screen until another page is asked for. */
function Shown({ Page }: { Page: ComponentType }) {
  return (
    <ErrorScreen key={usePath()}>
      <Page />
    </ErrorScreen>
  );
}
