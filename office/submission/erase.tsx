import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { useErase } from '../api/submissions.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import type { Submission } from '../model/types.ts';
import { Page } from '../ui/page.tsx';
import styles from './erase.module.css';

/** Erases the submission, after a question. Alone at the end of the page. */
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
    <Section data-screen="" className={styles.end} aria-labelledby="erase">
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
                <span>{words.eraseAsk(name)}</span>{' '}
                <span className={styles.whole}>{`${reference}?`}</span>
              </b>
              <p>{words.eraseOnce}</p>
            </div>
            <ButtonRow as="div">
              <Button ref={first} size="small" onClick={() => setIsAsking(false)}>
                {words.keepIt}
              </Button>
              <Button
                variant="dangerFilled"
                size="small"
                busy={erase.isPending && words.erasing}
                onClick={eraseForGood}
              >
                {words.eraseForGood}
              </Button>
            </ButtonRow>
            <Problem error={erase.error} />
          </div>
        ) : (
          <Button ref={opener} variant="danger" size="small" onClick={() => setIsAsking(true)}>
            {words.erase}
          </Button>
        )}
      </Page>
    </Section>
  );
}
