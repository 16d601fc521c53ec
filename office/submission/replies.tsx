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

/** Ready messages: the one that fits, then the others behind a line with their names. */
export function Replies({ replies }: { replies: Reply[] }) {
  const fitting = replies.find(({ fits }) => fits);
  const others = replies.filter((reply) => reply !== fitting);
  if (replies.length === 0) return null;
  return (
    <section className={styles.replies} data-screen="" aria-labelledby="replies">
      <h2 id="replies">Ready messages</h2>
      <p className="small">
        Each opens WhatsApp, SMS or e-mail on this device. Nothing is sent until you press Send
        there.
      </p>
      {fitting && <Message reply={fitting} />}
      {others.length > 0 && (
        <details>
          <summary>
            {fitting ? 'Others:' : 'All:'} <span>{others.map(({ name }) => name).join(', ')}</span>
          </summary>
          {others.map((reply) => (
            <Message key={reply.name} reply={reply} />
          ))}
        </details>
      )}
    </section>
  );
}

/** A message in full, then the ways to send it. */
function Message({ reply }: { reply: Reply }) {
  return (
    <div className={styles.reply}>
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
                aria-label={`${words.by[way]}: ${reply.name}`}
                {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
              >
                <IconLabel of={icons[way]}>{words.by[way]}</IconLabel>
              </ButtonLink>
            ),
        )}
      </ButtonRow>
    </div>
  );
}
