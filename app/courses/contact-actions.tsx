import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { programmePage } from '#content/pages/programme-page.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './contact-actions.module.css';

/**
 * What to do next, at the top of a course page: register, call, write.
 *
 * @param phone the number that Call Us dials; without it there is no such button
 */
export function ContactActions({
  register,
  action,
  phone,
  email,
}: {
  register: string;
  action: ReactNode;
  phone?: string;
  email: string;
}) {
  return (
    <ButtonRow className={styles.actions}>
      <ButtonLink variant="primary" href={register}>
        {action}
      </ButtonLink>
      {phone && (
        <ButtonLink href={telHref(phone)}>
          <Icon of={Phone} />
          {programmePage.call}
        </ButtonLink>
      )}
      <ButtonLink variant="link" href={`mailto:${email}`}>
        <Icon of={Mail} />
        {programmePage.email}
      </ButtonLink>
    </ButtonRow>
  );
}
