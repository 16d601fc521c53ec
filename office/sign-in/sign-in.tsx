import { KeyRound, Lock, Phone } from 'lucide';
import { useLayoutEffect, useState } from 'react';
import { office } from '#content/office/office-texts.ts';
import { listed } from '#content/sentence.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useDocuments } from '../api/documents.ts';
import { useSignInElsewhere } from '../api/live-updates.ts';
import type { Session } from '../api/query-client.ts';
import { usePageTitle } from '../chrome/heading.tsx';
import { Header } from '../chrome/office-header.tsx';
import { unsentAbout } from '../chrome/use-form.ts';
import { Notice } from '../ui/notice.tsx';
import { PageSection } from '../ui/page.tsx';
import { AskForCode } from './ask-for-code.tsx';
import { EnterCode } from './enter-code.tsx';
import styles from './sign-in.module.css';

/**
 * The sign-in, at the address of the view: a link from a mail leads to its submission afterwards.
 */
export function SignIn({ session }: { session: Session }) {
  const { endedFor } = session;
  const { name, place } = useDocuments().school;
  const [email, setEmail] = useState(endedFor ?? '');
  const [isSent, setIsSent] = useState(false);
  usePageTitle(office.signIn.title);
  useSignInElsewhere();
  // The reason is at the top, and the page may be scrolled.
  useLayoutEffect(() => {
    if (endedFor) scrollTo(0, 0);
  }, [endedFor]);
  return (
    <>
      <Header />
      <main id="page">
        <PageSection
          ground="squared"
          className={styles.ground}
          note="This page is for the school's staff. Families can write to us on the school's website."
        >
          <div className={styles.desk}>
            <div className={styles.above}>
              <Ended session={session} />
            </div>
            {/* A closed register book with the form on its label. */}
            <div className={classNames('spine', styles.book)}>
              <p className={styles.school}>{`${name}, ${place.locality}`}</p>
              <div className={styles.label}>
                {isSent ? (
                  <EnterCode email={email} otherAddress={() => setIsSent(false)} />
                ) : (
                  <AskForCode
                    email={email}
                    sent={(to) => {
                      setEmail(to);
                      setIsSent(true);
                    }}
                  />
                )}
              </div>
              <span className={styles.sign}>
                <Icon of={Phone} />
              </span>
            </div>
          </div>
        </PageSection>
      </main>
    </>
  );
}

/** Why the person has to sign in again. */
function Ended({ session: { endedFor, isRemoved, passkeys = [] } }: { session: Session }) {
  const words = office.ended;
  if (endedFor) {
    return (
      <Notice
        icon={Lock}
        title={isRemoved ? 'You can no longer sign in' : words.title}
        role="alert"
      >
        <p>
          {isRemoved
            ? words.removedText(endedFor)
            : 'You were signed out after two hours without use, after twelve hours, or in another window.'}
        </p>
        {/* What it is about stays hidden: another person may be at this screen. */}
        {unsentAbout(endedFor).length > 0 && <p>{words.drafts}</p>}
      </Notice>
    );
  }
  if (passkeys.length === 0) return null;
  // All sessions were ended: passkeys, perhaps of a lost device, can still sign in.
  return (
    <Notice icon={KeyRound} title="All sessions were ended" role="status">
      <p>{words.passkeys(listed(passkeys))}</p>
    </Notice>
  );
}
