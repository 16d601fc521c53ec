import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { office } from '#content/office/page.ts';
import { Button } from '#ui/button.tsx';
import { Refused } from '../api/failure.ts';
import { usePasskeySignIn } from '../api/passkeys.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './passkey-sign-in.module.css';

const words = office.signIn;

/** Signs in with a passkey instead of a code. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn();
  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className={styles.passkey}>
      <Button busy={signIn.isPending && words.passkeyBusy} onClick={() => signIn.mutate()}>
        <Icon name="key" />
        <span>{words.passkey}</span>
      </Button>
      <p role="alert">
        {signIn.isError &&
          (signIn.error instanceof Refused ? signIn.error.message : words.passkeyStopped)}
      </p>
    </div>
  );
}
