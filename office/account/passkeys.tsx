import { WebAuthnError } from '@simplewebauthn/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { useRef } from 'react';
import { office } from '#content/office/office-texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoConnection, Refused, sentenceFor } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { Failed, Problem } from '../chrome/failed.tsx';
import styles from '../chrome/form.module.css';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { dayAndHour } from '../format/office-dates.ts';
import layout from '../ui/layout.module.css';
import page from './account-page.module.css';

const words = office.account;

/** The passkeys, and adding one for this device. */
export function Passkeys() {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(queries.passkeys);
  const passkeys = data?.passkeys;
  const remove = useMutation(mutations.removePasskey);
  const removeOne = (id: string) => {
    if (remove.isPending) return;
    remove.mutate(id, {
      onSuccess: () => {
        announce('The passkey was removed.');
        // The focused button was removed with its row.
        heading.current?.focus();
      },
    });
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <p className="lead">
        With a passkey on this phone or computer you sign in with one touch. You can always sign in
        with a mailed code too.
      </p>
      {error && <Failed error={error} again={() => void refetch()} />}
      {passkeys?.length === 0 && <p className="lead">You have no passkeys yet.</p>}
      <ul className={classNames(layout.lines, page.list)}>
        {passkeys?.map(({ id, name, addedAt, lastUsedAt }) => (
          <li key={id}>
            <Icon of={KeyRound} />
            <div>
              <b>{name}</b>
              <small>
                {[
                  `added ${dayAndHour(addedAt, now)}`,
                  lastUsedAt ? `last used ${dayAndHour(lastUsedAt, now)}` : 'not used yet',
                ].join(', ')}
              </small>
            </div>
            <Button
              variant="link"
              size="small"
              aria-label={words.removeNamed(name)}
              onClick={() => removeOne(id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Problem error={remove.error} />
      <AddPasskey />
    </>
  );
}

function AddPasskey() {
  const form = useForm(
    useFormDraft('passkey', { name: '' }),
    ({ name }) => ({ name: name.trim() || 'This device' }),
    useMutation(mutations.addPasskey),
    () => announce('The passkey was added.'),
  );
  return (
    <form
      data-screen=""
      className={classNames(styles.form, page.add)}
      onSubmit={form.submit}
      noValidate
    >
      <TextField
        label="Name of this device"
        placeholder="For example: phone, desk, laptop"
        maxLength={60}
        autoComplete="off"
        {...form.field('name')}
        error={form.error ? passkeyProblem(form.error) : undefined}
      />
      <Button type="submit" busy={form.isPending && 'Waiting for your device …'}>
        Add a passkey
      </Button>
    </form>
  );
}

/** Why no passkey was added. A person who cancels is not an error of ours. */
function passkeyProblem(error: Error): string {
  if (error instanceof Refused || error instanceof NoConnection) return sentenceFor(error);
  const exists =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return exists
    ? 'This device already has a passkey for the office.'
    : 'The passkey was not added. Please try again.';
}
