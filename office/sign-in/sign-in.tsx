import { useLayoutEffect, useState } from 'react';
import { office } from '#content/office/page.ts';
import type { Session } from '../api/query-client.ts';
import { readNoteDrafts } from '../browser/note-drafts.ts';
import { usePageTitle } from '../chrome/heading.tsx';
import { listed } from '../format/words.ts';
import { Notice } from '../ui/notice.tsx';
import { AskForCode } from './ask-for-code.tsx';
import { EnterCode } from './enter-code.tsx';
import { Gate } from './gate.tsx';

/**
 * The sign-in, at the address of the view: a link from a mail leads to its submission afterwards.
 */
export function SignIn({ session: { endedFor, passkeys = [] } }: { session: Session }) {
  const [email, setEmail] = useState(endedFor ?? '');
  const [isSent, setIsSent] = useState(false);
  usePageTitle(office.signIn.title);
  // The reason is at the top, and the page may be scrolled.
  useLayoutEffect(() => {
    if (endedFor) scrollTo(0, 0);
  }, [endedFor]);
  return (
    <Gate
      above={
        endedFor ? (
          <Expired drafts={readNoteDrafts(endedFor).length} />
        ) : (
          passkeys.length > 0 && <StillValid passkeys={passkeys} />
        )
      }
    >
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

/** After all sessions were ended: passkeys, perhaps of a lost device, can still sign in. */
function StillValid({ passkeys }: { passkeys: readonly string[] }) {
  const words = office.ended;
  return (
    <Notice icon="key" title={words.everywhere} role="status">
      <p>{words.passkeys(listed(passkeys))}</p>
    </Notice>
  );
}

/** The session expired. Notes are kept, but hidden: another person may be at this screen. */
function Expired({ drafts }: { drafts: number }) {
  const words = office.ended;
  return (
    <Notice icon="lock" title={words.title} role="alert">
      <p>{words.text}</p>
      {drafts > 0 && <p>{words.drafts(drafts)}</p>}
    </Notice>
  );
}
