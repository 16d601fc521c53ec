import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useRef } from 'react';
import { office } from '#content/office/page.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey } from '../api/passkeys.ts';
import { announce } from '../chrome/announce.ts';
import { Failed } from '../chrome/failed.tsx';
import { dayAndHour } from '../clock/colombo-words.ts';
import { useNow } from '../clock/use-now.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { passkeyProblem } from './passkey-problem.ts';
import styles from './passkeys.module.css';

const words = office.account;

/** The devices that open the office by one touch: those that do, and adding this one. */
export function Passkeys() {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: passkeys, error, refetch } = usePasskeys();
  const remove = useRemovePasskey();
  const removeOne = (id: string) =>
    remove.mutate(id, {
      onSuccess: () => {
        announce(words.removed);
        // Its row is gone, and the focus with it.
        heading.current?.focus();
      },
    });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words.passkeys}
      </h2>
      <p className={styles.text}>{words.passkeysText}</p>
      {error && <Failed error={error} again={() => void refetch()} />}
      {passkeys?.length === 0 && <p className={styles.text}>{words.none}</p>}
      <ul className={styles.list}>
        {passkeys?.map(({ id, name, addedAt, lastUsedAt }) => (
          <li key={id}>
            <Icon name="key" />
            <div>
              <b>{name}</b>
              <small>
                {words.added(dayAndHour(addedAt, now))},{' '}
                {lastUsedAt ? words.lastUsed(dayAndHour(lastUsedAt, now)) : words.neverUsed}
              </small>
            </div>
            <Button
              look="quiet"
              small
              aria-label={words.removeNamed(name)}
              onClick={() => removeOne(id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? <AddPasskey /> : <p>{words.unsupported}</p>}
    </>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim() || words.defaultName;
    add.mutate(name, {
      onSuccess: () => {
        form.reset();
        announce(words.addedNow);
      },
    });
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextField
        label={words.name}
        name="name"
        placeholder={words.nameHint}
        maxLength={60}
        autoComplete="off"
        error={add.isError ? passkeyProblem(add.error) : undefined}
      />
      <Button type="submit" busy={add.isPending && words.adding}>
        {words.add}
      </Button>
    </form>
  );
}
