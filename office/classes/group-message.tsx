import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
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

/** The message's text on the screen: it is selected if the browser does not copy it. */
type ShownText = RefObject<HTMLQuoteElement | null>;

/** A message, with buttons to copy and to send it. */
export function MessageToCopy({
  label,
  message,
  ...copyButton
}: {
  label: string;
  message: string;
} & Pick<ComponentProps<'button'>, 'ref' | 'className'>) {
  const text = useRef<HTMLQuoteElement>(null);
  return (
    <Message label={label} message={message} text={text}>
      <CopyButton message={message} text={text} {...copyButton} />
    </Message>
  );
}

/** A message, with a button to send it. */
export function Message({
  label,
  message,
  text,
  children,
}: {
  label: string;
  message: string;
  text: ShownText;
  /** The button that copies it, unless that is elsewhere. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={field.legend}>
        {label}
      </p>
      <Written ref={text}>{message}</Written>
      <ButtonRow as="div" className={styles.sending}>
        {children}
        <ButtonLink href={whatsAppHref(undefined, message)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          <span>{words.send}</span>
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

export function CopyButton({
  message,
  text,
  ...button
}: { message: string; text: ShownText } & Omit<ComponentProps<typeof Button>, 'children'>) {
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
    <>
      <Button {...button} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? words.copied : words.copy}</span>
      </Button>
      <Problem error={problem} />
    </>
  );
}
