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

/** Signs out, on every view. */
export function SignOut() {
  const { ask, isPending, problem, question } = useSignOut(false);
  return (
    <>
      <button type="button" className={styles.out} aria-disabled={isPending} onClick={ask}>
        <Icon of={LogOut} />
        <span className={layout.readOnPhones}>{isPending ? office.signingOut : 'Sign out'}</span>
      </button>
      <div className={styles.failed}>{problem}</div>
      {question}
    </>
  );
}

/**
 * Signing out, here or everywhere. `ask` asks first if something that was typed is not saved yet;
 * `question` and `problem` are shown where it is called.
 */
export function useSignOut(everywhere: boolean) {
  const id = everywhere ? 'sign-out-everywhere' : 'sign-out';
  const email = useEmail();
  const signOut = useMutation(mutations.signOut);
  const [about, setAbout] = useState<string[]>([]);
  const ask = () => {
    if (signOut.isPending) return;
    const unsent = unsentAbout(email);
    if (unsent.length === 0) return leave();
    setAbout(unsent);
    openDialog(id);
  };
  const leave = () => ifDone(signOut.mutateAsync(everywhere), () => removeDraftsOf(email));
  const { isPending } = signOut;
  const problem = <Problem error={signOut.error} />;
  const question = (
    <Dialog
      id={id}
      back="page"
      title="Something that you typed is not saved yet"
      className={styles.question}
    >
      <p>{words.text(listed(about))}</p>
      <ButtonRow as="div">
        <CloseLink back="page" className={buttonClass({})}>
          Stay here
        </CloseLink>
        <Button variant="danger" busy={isPending && office.signingOut} onClick={leave}>
          {words.leave}
        </Button>
      </ButtonRow>
      {problem}
    </Dialog>
  );
  return { ask, isPending, problem, question };
}
