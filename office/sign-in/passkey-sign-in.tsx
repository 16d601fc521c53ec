import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { office } from '#content/office/page.ts';
import { Refused } from '../api/failure.ts';
import { usePasskeySignIn } from '../api/passkeys.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './passkey-sign-in.module.css';

const words = office.signIn;

/** One touch instead of a code, for whoever has added a passkey. */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn();
  if (!browserSupportsWebAuthn()) return null;
  return (
    <div className={styles.passkey}>
      <Button busy={signIn.isPending && words.passkeyBusy} onClick={() => signIn.mutate()}>
        <Icon name="key" />
        {words.passkey}
      </Button>
      <p role="alert">
        {signIn.isError &&
          (signIn.error instanceof Refused ? signIn.error.message : words.passkeyStopped)}
      </p>
    </div>
  );
}
