import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Submission } from '../api/submission.ts';
import { useErase } from '../api/submissions.ts';
import { announce } from '../chrome/announce.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Page, Section } from '../ui/section.tsx';
import styles from './erase.module.css';

/** The last thing on the page, alone: erasing for good, which asks once more. */
export function Erase({ submission: { reference, name, kind } }: { submission: Submission }) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const navigate = useNavigate();
  const erase = useErase(reference);
  useEffect(() => {
    if (isAsking) first.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const eraseForGood = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        announce(words.erased(name));
        navigate('/', { replace: true });
      },
    });

  return (
    <Section className={styles.end} aria-labelledby="erase">
      <Page>
        <h2 id="erase">{words.erase}</h2>
        <p>{words.eraseText(office.kinds[kind].toLowerCase())}</p>
        {isAsking ? (
          <div
            className={styles.question}
            role="alertdialog"
            aria-labelledby="erase-question"
            onKeyDown={({ key }) => key === 'Escape' && setIsAsking(false)}
          >
            <div id="erase-question">
              <b>
                {words.eraseAsk(name)} <span className={styles.whole}>{reference}?</span>
              </b>
              <p>{words.eraseOnce}</p>
            </div>
            <ButtonRow>
              <Button ref={first} small onClick={() => setIsAsking(false)}>
                {words.keepIt}
              </Button>
              <Button
                look="gone"
                small
                busy={erase.isPending && words.erasing}
                onClick={eraseForGood}
              >
                {words.eraseForGood}
              </Button>
            </ButtonRow>
            <p role="alert">{erase.isError && sentenceFor(erase.error)}</p>
          </div>
        ) : (
          <Button ref={opener} look="erase" small onClick={() => setIsAsking(true)}>
            {words.erase}
          </Button>
        )}
      </Page>
    </Section>
  );
}
