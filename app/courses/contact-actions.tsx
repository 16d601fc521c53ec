import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import { telHref } from '#rules/contact/contact-links.ts';
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
