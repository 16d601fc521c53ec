import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { telHref } from '#app/ui/phone-link.tsx';
import { programmePage } from '#content/pages/programme-page.ts';

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
    <p className="row-btn">
      <ButtonLink variant="primary" href={register}>
        {action}
      </ButtonLink>
      {phone && (
        <ButtonLink href={telHref(phone)}>
          <Phone className="i" aria-hidden="true" />
          {programmePage.call}
        </ButtonLink>
      )}
      <ButtonLink variant="link" href={`mailto:${email}`}>
        <Mail className="i" aria-hidden="true" />
        {programmePage.email}
      </ButtonLink>
    </p>
  );
}
