import { CircleAlert } from 'lucide';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { actionLinkClass, ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useLostConnection } from '../api/connection.ts';
import { NoConnection, Refused, sentenceFor } from '../api/failure.ts';
import { Notice } from '../ui/notice.tsx';
import { PageSection } from '../ui/page.tsx';
import { Dock } from './dock.tsx';
import styles from './form.module.css';
import { Heading, usePageTitle } from './heading.tsx';

const words = office.connection;

/** Data that could not be loaded: the server's own sentence, and a button to try again. */
export function Failed({ error, again }: { error: Error; again: () => void }) {
  return (
    <Notice icon={CircleAlert} title="This could not be loaded." role="alert">
      <p>{error instanceof Refused ? error.message : words.text}</p>
      <ButtonRow as="div">
        <Button size="small" onClick={again}>
          Try again
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/**
 * Why an act failed, read out at once; nothing while there is no error. Once a lost connection is back
 * it is no error any more.
 */
export function Problem({ error }: { error: Error | string | false | null | undefined }) {
  const isBack = useLostConnection() === undefined && error instanceof NoConnection;
  return (
    <p className={isBack ? 'small' : styles.problem} role="alert">
      {error instanceof Error ? (isBack ? words.tryNow : sentenceFor(error)) : error}
    </p>
  );
}

/** A part of a view. If it fails to render, a notice replaces it, and the rest works. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Notice icon={CircleAlert} title={words.fault} role="alert">
          <p>
            Please reload the page. If it happens again, tell the person who looks after the site.
          </p>
          <Button size="small" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </Notice>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** Parts of a view: one that fails leaves the others. */
export function Parts({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <Part>{child}</Part>);
}

/** An address that does not exist, or an erased submission. */
export function NotFound() {
  const words = office.notFound;
  usePageTitle(words.title);
  return (
    <>
      <PageSection ground="squared" className={styles.section}>
        <Heading>{words.title}</Heading>
        <p>The address may be wrong, or the submission was erased.</p>
        <p>
          <Link className={actionLinkClass} to="/">
            All calls
          </Link>
        </p>
      </PageSection>
      <Dock />
    </>
  );
}
