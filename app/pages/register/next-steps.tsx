import { Mail, Phone } from 'lucide';
import type { FormEvent } from 'react';
import { thanks } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import styles from './next-steps.module.css';

/** How to reach us, and the way back to an empty form. */
export function NextSteps({ startOver }: { startOver: () => void }) {
  function start(event: FormEvent) {
    event.preventDefault();
    startOver();
  }
  return (
    <div className={styles.steps}>
      <a className={styles.way} href={telHref(school.landline.value)}>
        <Icon of={Phone} />
        <span>
          {thanks.call}
          <NoBreak as="b">{school.landline.value}</NoBreak>
        </span>
      </a>
      <a className={styles.way} href={`mailto:${school.email.value}`}>
        <Icon of={Mail} />
        <span>
          {thanks.write}
          <b>{school.email.value}</b>
        </span>
      </a>
      {/* Without scripts it opens the empty form anew. */}
      <form method="get" action="/register" onSubmit={start}>
        <Button type="submit">{thanks.startOver}</Button>
      </form>
    </div>
  );
}
