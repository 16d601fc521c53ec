import { Route, Routes, useLocation } from 'react-router';
import { Hydrated } from '#ui/use-hydrated.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccountPage } from './account/account-page.tsx';
import { useEvents } from './api/events.ts';
import { useSession } from './api/session.ts';
import { useAnnouncement } from './browser/announce.ts';
import { ConnectionNotice } from './chrome/connection-notice.tsx';
import { Header } from './chrome/header.tsx';
import { NotFound } from './chrome/not-found.tsx';
import { Part } from './chrome/part.tsx';
import { SignOut } from './chrome/sign-out.tsx';
import { Starting } from './chrome/starting.tsx';
import { useScroll } from './chrome/use-scroll.ts';
import { ClassesPage } from './classes/classes-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { SignIn } from './sign-in/sign-in.tsx';
import { SubmissionPage } from './submission/submission-page.tsx';

/** The office: the sign-in, then the view of the address. */
export function Office() {
  const session = useSession();
  return (
    <Hydrated value={true}>
      {session.data?.email ? (
        <Desk email={session.data.email} />
      ) : session.data ? (
        <SignIn session={session.data} />
      ) : (
        <Starting error={session.error} again={() => void session.refetch()} />
      )}
    </Hydrated>
  );
}

function Desk({ email }: { email: string }) {
  useEvents();
  useScroll();
  const { pathname } = useLocation();
  return (
    <>
      <Header email={email} signOut={<SignOut email={email} />} />
      <ConnectionNotice />
      <main id="page">
        <Part key={pathname}>
          <Routes>
            <Route path="/" element={<ListPage />} />
            <Route path="/submissions/:reference" element={<SubmissionPage email={email} />} />
            <Route path="/classes" element={<ClassesPage email={email} />} />
            <Route path="/account" element={<AccountPage email={email} />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Part>
      </main>
      <div role="status">
        <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
      </div>
    </>
  );
}
