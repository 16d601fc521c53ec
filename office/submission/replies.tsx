import { Mail, MessageCircle, MessageSquareText } from 'lucide';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { Reply } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import outlined from '../ui/outlined.module.css';
import styles from './replies.module.css';

const icons = { whatsapp: MessageCircle, sms: MessageSquareText, mail: Mail };
const ways = Object.keys(icons) as (keyof typeof icons)[];

/** Ready messages: each text, then the ways to send it. */
export function Replies({ replies }: { replies: Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <details className={styles.replies} data-screen="">
      <summary>
        <h2>{words.replies}</h2> <span>{replies.map(({ name }) => name).join(', ')}</span>
      </summary>
      <p className="small">{words.repliesText}</p>
      <ul>
        {replies.map((reply) => (
          <li key={reply.name} className={styles.reply}>
            <h3>{reply.name}</h3>
            <NoWrap as="p">{reply.text}</NoWrap>
            <ButtonRow as="div" className={styles.ways}>
              {ways.map(
                (way) =>
                  reply[way] && (
                    <ButtonLink
                      key={way}
                      className={outlined.outlined}
                      size="small"
                      href={reply[way]}
                      aria-label={words.byFor(words.by[way], reply.name)}
                      {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
                    >
                      <IconLabel of={icons[way]}>{words.by[way]}</IconLabel>
                    </ButtonLink>
                  ),
              )}
            </ButtonRow>
          </li>
        ))}
      </ul>
    </details>
  );
}
