import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { office } from '#content/office/office-texts.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import field from '#ui/field.module.css';
import { FieldError } from '#ui/field.tsx';
import { sentenceFor } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import styles from './sign-in-form.module.css';

const words = office.signIn;

/** How many digits a code has. */
const LENGTH = 8;

/** The second step: the code. */
export function EnterCode({ email, otherAddress }: { email: string; otherAddress: () => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const signIn = useMutation(mutations.signIn);
  const sendCode = useMutation(mutations.sendCode);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (code.length !== LENGTH) return fail('The code has eight digits.');
    signIn.mutate({ email, code }, { onError: (error) => fail(sentenceFor(error)) });
  };
  const sendAnother = () => {
    if (sendCode.isPending) return;
    setProblem(undefined);
    sendCode.mutate(email, {
      onSuccess: () => {
        setCode('');
        input.current?.focus();
      },
      onError: (error) => fail(sentenceFor(error)),
    });
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
    input.current?.select();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>Check your e-mail</h1>
      <p className={styles.lead}>{words.codeLead(email)}</p>
      <div>
        <label className={field.legend} htmlFor={id}>
          Code
        </label>
        {/* One input for the whole code, so that it can be typed, pasted or filled in from a
            message. The cells are drawn behind it. */}
        <div className={styles.code}>
          <div className={styles.cells} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order
              <span key={at} data-next={at === code.length || undefined}>
                {code[at]}
              </span>
            ))}
          </div>
          <input
            ref={input}
            id={id}
            name="code"
            value={code}
            // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            aria-describedby={`${id}-error`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, LENGTH))}
          />
        </div>
        <FieldError id={`${id}-error`} error={problem} />
      </div>
      <Button variant="primary" type="submit" busy={signIn.isPending && 'Signing in …'}>
        Sign in
      </Button>
      <p className={classNames('small', styles.message)} role="status">
        {sendCode.isSuccess && 'We sent a new code. Older codes no longer work.'}
      </p>
      <Actions as="div">
        <button type="button" aria-disabled={sendCode.isPending} onClick={sendAnother}>
          Send a new code
        </button>
        <button type="button" onClick={otherAddress}>
          Use another address
        </button>
      </Actions>
    </form>
  );
}
