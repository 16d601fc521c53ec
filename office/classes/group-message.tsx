import { MessageCircle } from 'lucide';
import { type ReactNode, useId } from 'react';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import field from '#ui/field.module.css';
import { IconLabel } from '../ui/icon-label.tsx';
import { Written } from '../ui/notice.tsx';
import styles from './closing.module.css';

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
          <IconLabel of={MessageCircle}>Send by WhatsApp</IconLabel>
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
