import { useMutation } from '@tanstack/react-query';
import { Check, Copy, MessageCircle } from 'lucide';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classesPage } from '#content/office/classes-texts.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import field from '#ui/field.module.css';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import { Written } from '../ui/notice.tsx';
import styles from './closing.module.css';

const words = classesPage.sheet;

/** A message, with a button to send it. */
export function Message({
  label,
  message,
  children,
}: {
  label: string;
  message: string;
  /** The button that copies it, unless that is elsewhere. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={field.legend}>
        {label}
      </p>
      <Written>{message}</Written>
      <ButtonRow as="div" className={styles.sending}>
        {children}
        <ButtonLink href={whatsAppHref(undefined, message)} target="_blank" rel="noreferrer">
          <IconLabel of={MessageCircle}>{words.send}</IconLabel>
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

export function CopyButton({
  message,
  ...button
}: { message: string } & Omit<ComponentProps<typeof Button>, 'children'>) {
  const copy = useMutation({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onSuccess: () => announce(words.copied),
  });
  const isCopied = copy.isSuccess && copy.variables === message;
  return (
    <>
      <Button {...button} onClick={() => copy.mutate(message)}>
        <IconLabel of={isCopied ? Check : Copy}>{isCopied ? words.copied : words.copy}</IconLabel>
      </Button>
      <Problem error={copy.isError && words.notCopied} />
    </>
  );
}
