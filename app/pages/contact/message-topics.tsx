import { PencilLine } from 'lucide';
import type { MouseEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { pressOnSpace } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import styles from './message-topics.module.css';

/** Cards that start a message with its subject (docs/requirements.md, R15.5). */
const topics = [
  {
    title: 'About a course',
    question: 'Which subject, which group?',
    subject: 'A question about a course',
  },
  { title: 'About fees', question: 'What will it cost me?', subject: 'A question about fees' },
  { title: 'About a visit', question: 'May we see the rooms?', subject: 'A visit to the school' },
];

/** Links to the form until the scripts run; then buttons that start the message. */
export function MessageTopics() {
  const hydrated = useHydrated();
  return (
    <>
      <h3>Before You Contact Us</h3>
      <ul className={styles.topics}>
        {topics.map(({ title, question, subject }) => (
          <li key={title}>
            {/* biome-ignore lint/a11y/useValidAnchor: it is a link until the scripts run */}
            <a
              href="#message-form"
              role={hydrated ? 'button' : undefined}
              onClick={(event) => startMessage(event, subject)}
              onKeyDown={pressOnSpace}
            >
              <span>
                <b>{title}</b>
                {question}
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
