import { type Ref, useId, useRef, useState } from 'react';
import { classesPage } from '#content/office/classes-page.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import field from '#ui/field.module.css';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { Icon } from '../ui/icon.tsx';
import { Written } from '../ui/notice.tsx';
import styles from './closing.module.css';

const words = classesPage.sheet;

/** A message, with buttons to copy and to send it. */
export function MessageToCopy({
  label,
  message,
  copyButton,
  isMain = false,
  copyClass,
}: {
  label: string;
  message: string;
  copyButton?: Ref<HTMLButtonElement> | undefined;
  /** Its button is the orange one. */
  isMain?: boolean;
  copyClass?: string | undefined;
}) {
  const id = useId();
  const text = useRef<HTMLQuoteElement>(null);
  const [copied, setCopied] = useState('');
  const [problem, setProblem] = useState<string>();
  const copy = async () => {
    setProblem(undefined);
    try {
      await navigator.clipboard.writeText(message);
      setCopied(message);
      announce(words.copied);
    } catch {
      // The browser blocks it or is too old.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setProblem(words.notCopied);
    }
  };
  const isCopied = copied === message;
  return (
    <section aria-labelledby={id}>
      <p id={id} className={field.legend}>
        {label}
      </p>
      <Written ref={text}>{message}</Written>
      <ButtonRow as="div" className={styles.sending}>
        <Button
          ref={copyButton}
          className={copyClass}
          {...(isMain && { variant: 'primary' as const })}
          onClick={() => void copy()}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span>{isCopied ? words.copied : words.copy}</span>
        </Button>
        <ButtonLink href={whatsAppHref(undefined, message)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          <span>{words.send}</span>
        </ButtonLink>
      </ButtonRow>
      <Problem error={problem} />
    </section>
  );
}
