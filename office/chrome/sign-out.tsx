import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { office } from '#content/office/office-texts.ts';
import { listed } from '#content/sentence.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CloseLink, Dialog, openDialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { ifDone } from '../api/client.ts';
import { useEmail } from '../api/email.ts';
import { mutations } from '../api/mutations.ts';
import layout from '../ui/layout.module.css';
import { Problem } from './failed.tsx';
import styles from './sign-out.module.css';
import { removeDraftsOf, unsentAbout } from './use-form.ts';

const words = office.leaving;
const QUESTION = 'sign-out';

/** Signs out, on every view. Asks first if something that was typed is not saved yet. */
export function SignOut() {
  const email = useEmail();
  const signOut = useMutation(mutations.signOut);
  const [about, setAbout] = useState<string[]>([]);
  const ask = () => {
    if (signOut.isPending) return;
    const unsent = unsentAbout(email);
    if (unsent.length === 0) return leave();
    setAbout(unsent);
    openDialog(QUESTION);
  };
  const leave = () => ifDone(signOut.mutateAsync(false), () => removeDraftsOf(email));
  return (
    <>
      <button type="button" className={styles.out} aria-disabled={signOut.isPending} onClick={ask}>
        <Icon of={LogOut} />
        <span className={layout.readOnPhones}>
          {signOut.isPending ? office.signingOut : office.signOut}
        </span>
      </button>
      <div className={styles.failed}>
        <Problem error={signOut.error} />
      </div>
      <Dialog id={QUESTION} back="page" title={words.title} className={styles.question}>
        <p>{words.text(listed(about))}</p>
        <ButtonRow as="div">
          <CloseLink back="page" className={buttonClass({})}>
            {words.stay}
          </CloseLink>
          <Button variant="danger" busy={signOut.isPending && office.signingOut} onClick={leave}>
            {words.leave}
          </Button>
        </ButtonRow>
        <Problem error={signOut.error} />
      </Dialog>
    </>
  );
}
