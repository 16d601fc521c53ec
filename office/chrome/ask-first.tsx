import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import styles from './ask-first.module.css';
import { Problem } from './failed.tsx';

/**
 * A button that asks before it acts. The answer that changes nothing comes first and takes the
 * focus; Escape chooses it, too.
 */
export function AskFirst({
  button,
  question,
  text,
  keep,
  act,
  busy,
  error,
  confirm,
}: {
  /** Makes the button that opens the question. */
  button: (props: { ref: Ref<HTMLButtonElement>; onClick: () => void }) => ReactNode;
  question: ReactNode;
  text: string;
  /** The label of the answer that changes nothing. */
  keep: string;
  act: string;
  busy: string | false;
  error?: Error | null;
  confirm: () => void;
}) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) first.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) return button({ ref: opener, onClick: () => setIsAsking(true) });
  return (
    <div
      className={styles.question}
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && setIsAsking(false)}
    >
      <div id={id}>
        <b>{question}</b>
        <p>{text}</p>
      </div>
      <ButtonRow as="div">
        <Button ref={first} size="small" onClick={() => setIsAsking(false)}>
          {keep}
        </Button>
        <Button variant="dangerFilled" size="small" busy={busy} onClick={confirm}>
          {act}
        </Button>
      </ButtonRow>
      <Problem error={error} />
    </div>
  );
}
