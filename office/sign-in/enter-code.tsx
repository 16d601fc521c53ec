import { type FormEvent, useId, useRef, useState } from 'react';
import { office } from '#content/office/page.ts';
import { Actions } from '#ui/actions.tsx';
import { useSendCode, useSignIn } from '../api/session.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, wiring } from '../ui/field.tsx';
import { CodeInput, digitsOf, LENGTH } from './code-input.tsx';
import styles from './form.module.css';

const words = office.signIn;

/** Then the code, in the same place. */
export function EnterCode({ email, otherAddress }: { email: string; otherAddress: () => void }) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
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
    setSaid('');
    sendCode.mutate(email, {
      onSuccess: () => {
        setCode('');
        setSaid(words.sentAnother);
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
          {...wiring(id, problem)}
        />
        <FieldError id={id} error={problem} />
      </div>
      <Button look="go" type="submit" busy={signIn.isPending && words.signingIn}>
        {words.signIn}
      </Button>
      <p className={styles.said} role="status">
        {said}
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
