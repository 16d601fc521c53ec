import { type FormEvent, useId, useRef, useState } from 'react';
import { office } from '#content/office/page.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { sentenceFor } from '../api/failure.ts';
import { useSendCode, useSignIn } from '../api/session.ts';
import { CodeInput, digitsOf, LENGTH } from './code-input.tsx';
import styles from './form.module.css';

const words = office.signIn;

/** The second step: the code. */
export function EnterCode({ email, otherAddress }: { email: string; otherAddress: () => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();
  const sendCode = useSendCode();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    if (digitsOf(code).length !== LENGTH) return fail(words.noCode);
    signIn.mutate(
      { email, code: digitsOf(code) },
      { onError: (error) => fail(sentenceFor(error)) },
    );
  };
  const sendAnother = () => {
    setProblem(undefined);
    setMessage('');
    sendCode.mutate(email, {
      onSuccess: () => {
        setCode('');
        setMessage(words.sentAnother);
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
      <h1>{words.codeTitle}</h1>
      <p className={styles.lead}>{words.codeLead(email)}</p>
      <div>
        <CodeInput
          ref={input}
          id={id}
          label={words.code}
          value={code}
          change={setCode}
          isWrong={problem !== undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <FieldError id={`${id}-error`} error={problem} />
      </div>
      <Button variant="primary" type="submit" busy={signIn.isPending && words.signingIn}>
        {words.signIn}
      </Button>
      <p className={classNames('small', styles.message)} role="status">
        {message}
      </p>
      <Actions as="div">
        <button type="button" onClick={sendAnother}>
          {words.another}
        </button>
        <button type="button" onClick={otherAddress}>
          {words.otherAddress}
        </button>
      </Actions>
    </form>
  );
}
