import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { figuresPage } from '#content/office/figures-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { peopleWords } from '#content/office/people-texts.ts';
import { Actions, ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ifDone } from '../api/client.ts';
import { useEmail } from '../api/email.ts';
import { mutations } from '../api/mutations.ts';
import { useIsHead } from '../api/role.ts';
import { Dock } from '../chrome/dock.tsx';
import { Problem } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { removeDraftsOf } from '../chrome/use-form.ts';
import { Lead, Opening, PageSection } from '../ui/page.tsx';
import styles from './account-page.module.css';
import { Passkeys } from './passkeys.tsx';

const words = office.account;

/** Passkeys, and signing out on every device. */
export function AccountPage() {
  const email = useEmail();
  const isHead = useIsHead();
  const signOut = useMutation(mutations.signOut);
  usePageTitle(words.title);
  return (
    <>
      <Opening>
        <Heading>{words.title}</Heading>
        <Lead>{words.signedInAs(email)}</Lead>
        {isHead && (
          <Actions as="div">
            <Link to="/figures">{figuresPage.nav}</Link>
            <Link to="/people">{peopleWords.nav}</Link>
          </Actions>
        )}
      </Opening>
      <PageSection ground="white" className={styles.part}>
        <Passkeys />
      </PageSection>
      <PageSection className={styles.part}>
        <h2>{words.everywhereTitle}</h2>
        <p className="lead">{words.everywhereText}</p>
        <ButtonRow as="div">
          <Button
            variant="danger"
            size="small"
            busy={signOut.isPending && words.everywhereBusy}
            onClick={() => ifDone(signOut.mutateAsync(true), () => removeDraftsOf(email))}
          >
            {words.everywhere}
          </Button>
        </ButtonRow>
        <Problem error={signOut.error} />
      </PageSection>
      <Dock />
    </>
  );
}
