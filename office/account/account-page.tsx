import { Link } from 'react-router';
import { figuresPage } from '#content/office/figures-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { Actions, ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { useEmail } from '../api/email.ts';
import { useIsHead } from '../api/role.ts';
import { Dock } from '../chrome/dock.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { useSignOut } from '../chrome/sign-out.tsx';
import { Lead, Opening, PageSection } from '../ui/page.tsx';
import styles from './account-page.module.css';
import { Passkeys } from './passkeys.tsx';

const words = office.account;

/** Passkeys, and signing out on every device. */
export function AccountPage() {
  const email = useEmail();
  const isHead = useIsHead();
  const { ask, isPending, problem, question } = useSignOut(true);
  usePageTitle(words.title);
  return (
    <>
      <Opening>
        <Heading>{words.title}</Heading>
        <Lead>{`You are signed in as ${email}.`}</Lead>
        {isHead && (
          <Actions as="div">
            <Link to="/figures">{figuresPage.nav}</Link>
            <Link to="/people">People</Link>
          </Actions>
        )}
      </Opening>
      <PageSection ground="white" className={styles.part}>
        <Passkeys />
      </PageSection>
      <PageSection className={styles.part}>
        <h2>Lost a phone?</h2>
        <p className="lead">
          Remove its passkey above. Then end all sessions: you are signed out on every phone and
          computer, this one too.
        </p>
        <ButtonRow as="div">
          <Button variant="danger" size="small" busy={isPending && 'Ending them …'} onClick={ask}>
            {words.everywhere}
          </Button>
        </ButtonRow>
        {problem}
        {question}
      </PageSection>
      <Dock />
    </>
  );
}
