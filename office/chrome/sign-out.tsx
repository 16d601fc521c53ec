import { useRef, useState } from 'react';
import { office } from '#content/office/page.ts';
import { useSignOut } from '../api/session.ts';
import { forgetDrafts, readDrafts } from '../submission/drafts.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sentenceFor } from './sentence.ts';
import styles from './sign-out.module.css';

const words = office.leaving;
const listed = new Intl.ListFormat('en-GB');

/** The way out, on every view. A note that is not added yet is asked about first. */
export function SignOut({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const signOut = useSignOut();
  const [about, setAbout] = useState<string[]>([]);
  const ask = () => {
    const drafts = readDrafts(email);
    if (drafts.length === 0) return leave();
    setAbout(drafts.map(({ name }) => name));
    dialog.current?.showModal();
  };
  const leave = () => {
    dialog.current?.close();
    signOut.mutate(false, { onSuccess: () => forgetDrafts(email) });
  };
  return (
    <>
      <button type="button" className={styles.out} aria-disabled={signOut.isPending} onClick={ask}>
        {signOut.isPending ? office.signingOut : office.signOut}
      </button>
      <p className={styles.failed} role="alert">
        {signOut.isError && sentenceFor(signOut.error)}
      </p>
      <Dialog ref={dialog} title={words.title}>
        <p>{words.text(listed.format(about))}</p>
        <ButtonRow>
          <Button onClick={() => dialog.current?.close()}>{words.stay}</Button>
          <Button look="erase" onClick={leave}>
            {words.leave}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  );
}
