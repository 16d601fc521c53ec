import { PencilLine } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { contactPage, messageTopics } from '#content/school/contact.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import styles from './message-topics.module.css';
import { startMessage } from './start-message.ts';

/** Links to the form until the scripts run; then buttons that start the message. */
export function MessageTopics() {
  const hydrated = useHydrated();

  function start(event: MouseEvent, subject: string) {
    const form = document.getElementById('message-form');
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    startMessage(form, subject);
  }

  return (
    <>
      <h3>{contactPage.messageTopics}</h3>
      <ul className={styles.topics}>
        {messageTopics.map(({ title, question, subject }) => (
          <li key={title}>
            {/* biome-ignore lint/a11y/useValidAnchor: it is a link until the scripts run */}
            <a
              href="#message-form"
              role={hydrated ? 'button' : undefined}
              onClick={(event) => start(event, subject)}
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
      <p className={classNames('small', styles.note)}>{contactPage.messageTopicsNote}</p>
    </>
  );
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
