import { useLayoutEffect, useState } from 'react';
import { office } from '#content/office/page.ts';
import { usePageTitle } from '../chrome/page-title.ts';
import { readDrafts } from '../submission/drafts.ts';
import { AskForCode } from './ask-for-code.tsx';
import { EnterCode } from './enter-code.tsx';
import { Gate } from './gate.tsx';
import { SignedOut } from './signed-out.tsx';

/**
 * Signing in, where one is: the address stays, so that a link from a mail leads to its submission.
 *
 * @param endedFor whose session has just ended by itself
 */
export function SignIn({ endedFor }: { endedFor: string | undefined }) {
  const [email, setEmail] = useState(endedFor ?? '');
  const [isSent, setIsSent] = useState(false);
  usePageTitle(office.signIn.title);
  // Whoever was far down a page when the session ended is told at the top why.
  useLayoutEffect(() => {
    if (endedFor) scrollTo(0, 0);
  }, [endedFor]);
  return (
    <Gate above={endedFor && <SignedOut drafts={readDrafts(endedFor)} />}>
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
    </Gate>
  );
}
