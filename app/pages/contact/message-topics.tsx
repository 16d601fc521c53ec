import { PencilLine } from 'lucide';
import { type MouseEvent, useEffect } from 'react';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { classNames } from '#ui/class-names.ts';
import { pressOnSpace } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocation } from '#ui/location.ts';
import { useHydrated } from '#ui/rendering.ts';
import { documents } from '../../documents.ts';
import styles from './message-topics.module.css';

/** Cards that start a message with its subject (docs/requirements.md, R15.5). */
const { topics } = documents.pages.contact;

/** After a subject that has no class, at the start of a message. */
const ON_REQUEST = ': hour on request';

/** Links to the form until the scripts run; then buttons that start the message. */
export function MessageTopics() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  useEffect(() => {
    const subject = new URLSearchParams(search).get('subject') ?? '';
    if (isOfForm(subject)) suggestSubject(subject + ON_REQUEST);
  }, [search]);
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
  const field = suggestSubject(subject);
  if (!field) return;
  event.preventDefault();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const inputs = ['name', 'email', 'message'].map((name) =>
    field.form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  );
  (inputs.find((input) => input?.value === '') ?? field).focus();
}

/** Fills in the subject of the message, except over one of the visitor's own. */
function suggestSubject(subject: string): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>('#message-form [name="subject"]');
  if (field && isSuggested(field.value)) field.value = subject;
  return field;
}

/** Whether it is a subject of the registration form: a link fills in no other text. */
function isOfForm(subject: string): boolean {
  return levelKeys.some((level) => levels[level].subjects.some((each) => each === subject));
}

function isSuggested(subject: string): boolean {
  return (
    subject.trim() === '' ||
    subject.endsWith(ON_REQUEST) ||
    topics.some((topic) => topic.subject === subject)
  );
}
