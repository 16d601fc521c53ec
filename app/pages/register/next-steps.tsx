import { Mail, Phone } from 'lucide';
import type { FormEvent } from 'react';
import { type RegistrationDraft, readStoredRegistration } from '#app/forms/form-values.ts';
import { thanks } from '#content/forms/registration.ts';
import { school } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoBreak } from '#ui/text.tsx';
import styles from './next-steps.module.css';

/** How to reach us, and the ways back to the form. */
export function NextSteps({
  sent,
  startOver,
}: {
  /** What brothers and sisters can share; it needs scripts. */
  sent: RegistrationDraft | undefined;
  startOver: (family?: RegistrationDraft) => void;
}) {
  function start(event: FormEvent) {
    event.preventDefault();
    startOver();
  }
  return (
    <div className={classNames('no-print', styles.steps)}>
      <a className={styles.way} href={telHref(school.landline)}>
        <Icon of={Phone} />
        <span>
          {thanks.call}
          <NoBreak as="b">{school.landline}</NoBreak>
        </span>
      </a>
      <a className={styles.way} href={`mailto:${school.email}`}>
        <Icon of={Mail} />
        <span>
          {thanks.write}
          <b>
            <EmailAddress>{school.email}</EmailAddress>
          </b>
        </span>
      </a>
      {sent && (
        <Button variant="primary" onClick={() => startOver(familyOf(sent))}>
          {thanks.sibling}
        </Button>
      )}
      {/* Without scripts it loads the empty form. */}
      <form method="get" action="/register" onSubmit={start}>
        <Button type="submit">{thanks.startOver}</Button>
      </form>
    </div>
  );
}

/** What brothers and sisters share; everything else is the student's own. */
function familyOf(sent: RegistrationDraft): RegistrationDraft {
  const { parentName, parentPhone, parentEmail, phone, address } = sent;
  return { ...readStoredRegistration({}), parentName, parentPhone, parentEmail, phone, address };
}
