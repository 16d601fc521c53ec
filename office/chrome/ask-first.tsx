import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import boxes from '../ui/boxes.module.css';
import styles from './ask-first.module.css';
import { Problem } from './failed.tsx';

/**
 * A button that asks before it acts. The answer that changes nothing comes first and takes the
 * focus; Escape chooses it, too.
 */
export function AskFirst({
  around = (opening) => opening,
  question,
  text,
  list,
  keep,
  act,
  busy,
  error,
  confirm,
  ...button
}: {
  /** What is shown instead of the question is the button, and perhaps others. */
  around?: (opening: ReactNode) => ReactNode;
  question: ReactNode;
  text: string;
  /** What it is about, below the text. */
  list?: ReactNode;
  /** The label of the answer that changes nothing. */
  keep: string;
  act: string;
  busy: string | false;
  error?: Error | null;
  confirm: () => void;
} & ComponentProps<typeof Button>) {
  const id = useId();
  /** Undefined before the first press: then the button does not take the focus. */
  const [isAsking, setIsAsking] = useState<boolean>();
  if (!isAsking) {
    return around(
      <Button {...button} autoFocus={isAsking === false} onClick={() => setIsAsking(true)} />,
    );
  }
  return (
    <div
      className={classNames(boxes.danger, styles.question)}
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && setIsAsking(false)}
    >
      <div id={id}>
        <b>{question}</b>
        <p>{text}</p>
      </div>
      {list}
      <ButtonRow as="div">
        <Button autoFocus size="small" onClick={() => setIsAsking(false)}>
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
