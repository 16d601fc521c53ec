import { submissionWords as words } from '#content/office/submission.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import type { Reply } from '../model/types.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import outlined from '../ui/outlined.module.css';
import { Page } from '../ui/page.tsx';
import styles from './replies.module.css';

const ways: { key: 'whatsapp' | 'sms' | 'mail'; icon: IconName }[] = [
  { key: 'whatsapp', icon: 'whatsapp' },
  { key: 'sms', icon: 'message' },
  { key: 'mail', icon: 'mail' },
];

/** Ready messages: each text, then the ways to send it. */
export function Replies({ replies }: { replies: Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <Section data-screen="" ground="white" className={styles.section} aria-labelledby="replies">
      <Page note={words.repliesText}>
        <h2 id="replies">{words.replies}</h2>
        <ul>
          {replies.map((reply) => (
            <li key={reply.name} className={styles.reply}>
              <h3>{reply.name}</h3>
              <p>
                <NoWrap>{reply.text}</NoWrap>
              </p>
              <ButtonRow as="div" className={styles.ways}>
                {ways.map(({ key, icon }) => {
                  const href = reply[key];
                  return (
                    href && (
                      <ButtonLink
                        key={key}
                        className={outlined.outlined}
                        size="small"
                        href={href}
                        aria-label={words.byFor(words.by[key], reply.name)}
                        {...(key === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
                      >
                        <Icon name={icon} />
                        <span>{words.by[key]}</span>
                      </ButtonLink>
                    )
                  );
                })}
              </ButtonRow>
            </li>
          ))}
        </ul>
      </Page>
    </Section>
  );
}
