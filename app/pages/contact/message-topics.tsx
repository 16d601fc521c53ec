import { PencilLine } from 'lucide';
import type { MouseEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { pressOnSpace } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { documents } from '../../documents.ts';
import styles from './message-topics.module.css';

/** Cards that start a message with its subject (docs/requirements.md, R15.5). */
const { topics } = documents.pages.contact;

/** Links to the form until the scripts run; then buttons that start the message. */
export function MessageTopics() {
  const hydrated = useHydrated();
  if (topics.length === 0) return null;
  return (
    <>
      <h3>Before You Contact Us</h3>
      <ul className={styles.topics}>
        {topics.map(({ id, title, question, subject }) => (
          <li key={id}>
            {/* biome-ignore lint/a11y/useValidAnchor: it is a link until the scripts run */}
            <a
              href="#message-form"
              role={hydrated ? 'button' : undefined}
              onClick={(event) => startMessage(event, subject)}
              onKeyDown={pressOnSpace}
            >
              <span>
                <b>{title}</b>
                <small>{question}</small>
              </span>
              <Icon of={PencilLine} />
            </a>
          </li>
        ))}
      </ul>
      <p className={classNames('small', styles.note)}>Tap one to start your message.</p>
    </>
  );
}

/**
 * Starts a message: fills in its subject and puts the cursor into the first field that is still
 * empty. A subject of the visitor's own stays.
 */
function startMessage(event: MouseEvent, subject: string): void {
  const form = document.getElementById('message-form');
  if (!form) return;
  event.preventDefault();
  const field = form.querySelector<HTMLInputElement>('[name="subject"]');
  if (field && isSuggested(field.value)) {
    field.value = subject;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const inputs = ['name', 'email', 'message'].map((name) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  );
  (inputs.find((input) => input?.value === '') ?? field)?.focus();
}

function isSuggested(subject: string): boolean {
  return subject.trim() === '' || topics.some((topic) => topic.subject === subject);
}
