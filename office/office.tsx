import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { Hydrated } from '#ui/rendering.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { AccountPage } from './account/account-page.tsx';
import { DocumentsContext } from './api/documents.ts';
import { EmailProvider } from './api/email.ts';
import { useEvents } from './api/live-updates.ts';
import { queries } from './api/queries.ts';
import { useAnnouncement } from './browser/announce.ts';
import { useFocusNearby } from './browser/heading-focus.ts';
import { noteLoaded, reloadOnce } from './browser/reload-once.ts';
import { Failed, NotFound, Part } from './chrome/failed.tsx';
import { ConnectionNotice, Header, MailNotice } from './chrome/office-header.tsx';
import { ClassesPage } from './classes/classes-page.tsx';
import { DiaryPage } from './diary/diary-page.tsx';
import { FiguresPage } from './figures/figures-page.tsx';
import { ClassListPage } from './list/class-list.tsx';
import { ListPage } from './list/list-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { SubmissionPage } from './submission/submission-page.tsx';
import { PageSection } from './ui/page.tsx';
import { WriteDownPage } from './write-down/write-down-page.tsx';

/** Editing the site: what it needs is loaded with its first view. */
const SitePages = lazy(() => import('./site/site-pages.tsx').then(noteLoaded, reloadOnce));

/** The office: the sign-in, then the view of the address. */
export function Office() {
  const session = useQuery(queries.session);
  const documents = useQuery(queries.documents);
  const again = () => {
    if (session.isError) void session.refetch();
    if (documents.isError) void documents.refetch();
  };
  return (
    <Hydrated value={true}>
      <DocumentsContext value={documents.data}>
        {!session.data || !documents.data ? (
          <Starting error={session.error ?? documents.error} again={again} />
        ) : session.data.email ? (
          // Another person in the same window starts with nothing of the one before.
          <Desk key={session.data.email} email={session.data.email} />
        ) : (
          <SignIn session={session.data} />
        )}
      </DocumentsContext>
    </Hydrated>
  );
}

function Desk({ email }: { email: string }) {
  useEvents();
  useScroll();
  useFocusNearby();
  const { pathname } = useLocation();
  return (
    <EmailProvider value={email}>
      <Header email={email} />
      <ConnectionNotice />
      <MailNotice />
      <main id="page">
        <Part key={pathname}>
          <Routes>
            <Route path="/" element={<ListPage />} />
            <Route path="/submissions/:reference" element={<SubmissionPage />} />
            <Route path="/classes" element={<ClassesPage />} />
            <Route path="/classes/:id" element={<ClassListPage />} />
            <Route
              path="/site/*"
              element={
                <Suspense fallback={null}>
                  <SitePages />
                </Suspense>
              }
            />
            <Route path="/diary" element={<DiaryPage />} />
            <Route path="/figures" element={<FiguresPage />} />
            <Route path="/write-down" element={<WriteDownPage />} />
            <Route path="/people" element={<PeoplePage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Part>
      </main>
      <div role="status">
        <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
      </div>
    </EmailProvider>
  );
}

/** While the session is loaded: an empty page, or why it could not be loaded. */
function Starting({ error, again }: { error: Error | null; again: () => void }) {
  return (
    <>
      <Header />
      <main id="page">
        <PageSection ground="squared">
          <h1>
            <VisuallyHidden>{office.title}</VisuallyHidden>
          </h1>
          {error && <Failed error={error} again={again} />}
        </PageSection>
      </main>
    </>
  );
}

const places = new Map<string, number>();

/** A new view starts at its top; going back restores the position. */
function useScroll(): void {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (shown.current !== pathname) scrollTo(0, places.get(key) ?? 0);
    shown.current = pathname;
    const note = () => places.set(key, scrollY);
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('scroll', note, { passive: true, signal });
    // Before a link opens another view: the browser reports scrolling a frame later.
    addEventListener('click', note, { capture: true, signal });
    return () => stop.abort();
  }, [key, pathname]);
}
