import { type RefObject, useState } from 'react';
import { classesPage } from '#content/office/classes-page.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { announce } from '../chrome/announce.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './class-sheet.module.css';

const words = classesPage.sheet;

/** What one does with words that are ready: copy, send oneself, or take the change back. */
export function GroupActs({
  message,
  text,
  copy: button,
  isUndoing,
  undo,
  complain,
}: {
  message: string;
  text: RefObject<HTMLParagraphElement | null>;
  /** Takes the focus once a change is up. */
  copy: RefObject<HTMLButtonElement | null>;
  isUndoing: boolean;
  undo: () => void;
  complain: (sentence: string | undefined) => void;
}) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    complain(undefined);
    try {
      await navigator.clipboard.writeText(message);
      setCopied(message);
      announce(words.copied);
    } catch {
      // Blocked by the browser, or too old for it.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      complain(words.notCopied);
    }
  };
  return (
    <>
      <Button ref={button} look="go" data-main="" onClick={() => void copy()}>
        <Icon name={copied === message ? 'check' : 'copy'} />
        {copied === message ? words.copied : words.copy}
      </Button>
      <ButtonLink href={whatsAppHref(undefined, message)} target="_blank" rel="noreferrer">
        <Icon name="whatsapp" />
        <span>
          {words.send} <span className={styles.by}>{words.sendBy}</span>
        </span>
      </ButtonLink>
      <Button look="quiet" busy={isUndoing && words.undoing} onClick={undo}>
        {words.undo}
      </Button>
    </>
  );
}
