import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { type FormEvent, useRef } from 'react';
import { office } from '#content/office/office-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Refused, sentenceFor } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { Problem } from '../chrome/failed.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import styles from './sign-in-form.module.css';

const words = office.signIn;

/** The first step: the e-mail address. A person who may sign in gets a code. */
export function AskForCode({ email, sent }: { email: string; sent: (email: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const sendCode = useMutation(mutations.sendCode);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = input.current?.value.trim() ?? '';
    sendCode.mutate(address, {
      onSuccess: () => sent(address),
      onError: () => input.current?.focus(),
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{words.title}</h1>
      <p className={styles.lead}>You do not need a password. We send you a code.</p>
      <TextField
        ref={input}
        label="E-mail"
        error={sendCode.error ? sentenceFor(sendCode.error) : undefined}
        type="email"
        name="email"
        defaultValue={email}
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="email"
      />
      <Button variant="primary" type="submit" busy={sendCode.isPending && 'Sending …'}>
        Send me a code
      </Button>
      <PasskeySignIn />
    </form>
  );
}

/** Signs in with a passkey instead of a code. */
function PasskeySignIn() {
  const signIn = useMutation(mutations.signInWithPasskey);
  const stopped = signIn.isError && 'The passkey did not work. Please use a code instead.';
  return (
    <div className={styles.passkey}>
      <Button
        busy={signIn.isPending && 'Waiting for your passkey …'}
        onClick={() => signIn.mutate()}
      >
        <IconLabel of={KeyRound}>Sign in with a passkey</IconLabel>
      </Button>
      <Problem error={signIn.error instanceof Refused ? signIn.error : stopped} />
    </div>
  );
}
