import { Route, Routes } from 'react-router';
import { AccountPage } from './account/account-page.tsx';
import { useEvents } from './api/events.ts';
import { useSession } from './api/session.ts';
import { Announcer } from './chrome/announcer.tsx';
import { ConnectionNotice } from './chrome/connection-notice.tsx';
import { Header } from './chrome/header.tsx';
import { NotFound } from './chrome/not-found.tsx';
import { SignOut } from './chrome/sign-out.tsx';
import { Starting } from './chrome/starting.tsx';
import { useScroll } from './chrome/use-scroll.ts';
import { ClassesPage } from './classes/classes-page.tsx';
import { ListPage } from './list/list-page.tsx';
import styles from './office.module.css';
import { SignIn } from './sign-in/sign-in.tsx';
import { SubmissionPage } from './submission/submission-page.tsx';

/** The office: closed until one is signed in, then the view that the address names. */
export function Office() {
  const session = useSession();
  if (session.data?.email) return <Desk email={session.data.email} />;
  if (session.data) return <SignIn endedFor={session.data.endedFor} />;
  return <Starting error={session.error} again={() => void session.refetch()} />;
}

function Desk({ email }: { email: string }) {
  useEvents();
  useScroll();
  return (
    <>
      <Header email={email} signOut={<SignOut email={email} />} />
      <ConnectionNotice />
      <main id="page" className={styles.main}>
        <Routes>
          <Route path="/" element={<ListPage />} />
          <Route path="/submissions/:reference" element={<SubmissionPage email={email} />} />
          <Route path="/classes" element={<ClassesPage email={email} />} />
          <Route path="/account" element={<AccountPage email={email} />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
      <Announcer />
    </>
  );
}
