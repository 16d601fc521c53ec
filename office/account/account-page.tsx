import { office } from '#content/office/page.ts';
import { useSignOut } from '../api/session.ts';
import { Dock } from '../chrome/dock.tsx';
import { Heading } from '../chrome/heading.tsx';
import { usePageTitle } from '../chrome/page-title.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { forgetDrafts } from '../submission/drafts.ts';
import { Button } from '../ui/button.tsx';
import { Page, Section } from '../ui/section.tsx';
import styles from './account-page.module.css';
import { Passkeys } from './passkeys.tsx';

const words = office.account;

/** How one signs in: passkeys, and the way out of every device. */
export function AccountPage({ email }: { email: string }) {
  const signOut = useSignOut();
  usePageTitle(words.title);
  return (
    <>
      <Section ground="squared" className={styles.opening}>
        <Page>
          <Heading>{words.title}</Heading>
          <p className={styles.lead}>{words.signedInAs(email)}</p>
        </Page>
      </Section>
      <Section ground="white" className={styles.part}>
        <Page>
          <Passkeys />
        </Page>
      </Section>
      <Section className={styles.rest}>
        <Page>
          <h2>{words.everywhereTitle}</h2>
          <p className={styles.lead}>{words.everywhereText}</p>
          <Button
            look="erase"
            small
            busy={signOut.isPending && words.everywhereBusy}
            onClick={() => signOut.mutate(true, { onSuccess: () => forgetDrafts(email) })}
          >
            {words.everywhere}
          </Button>
          <p role="alert">{signOut.isError && sentenceFor(signOut.error)}</p>
        </Page>
      </Section>
      <Dock />
    </>
  );
}
