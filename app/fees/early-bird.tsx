import { useToday } from '#app/browser/use-today.ts';
import { linkTo } from '#content/pages/paths.ts';
import { earlyBird, earlyBirdDay } from '#content/teaching/early-bird.ts';
import { earlyBirdApplies } from '#rules/fees/early-bird-discount.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { StickyNote } from '#ui/paper.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import styles from './early-bird.module.css';

const off = `${earlyBird.percent}% off`;

/** The early-bird offer on a sticky note, placed by the page. */
export function EarlyBirdNote({ className }: { className?: string }) {
  const ended = useOfferEnded();
  return (
    <StickyNote className={classNames(styles.offer, className)} data-over={ended || undefined}>
      <b>{off}</b>
      if you register before <NoBreak>{earlyBirdDay}</NoBreak>
      <br />
      <a href={linkTo('/register')}>Register Now</a>
    </StickyNote>
  );
}

/** The offer as a banner across the page. */
export function EarlyBirdBanner({ register }: { register: string }) {
  const ended = useOfferEnded();
  return (
    <section
      className={classNames(styles.offer, styles.banner)}
      aria-label="Early bird"
      data-over={ended || undefined}
    >
      <p>
        <NoWrap as="span">{`Early bird: ${off} if registered before ${earlyBirdDay}.`}</NoWrap>{' '}
        <ActionLink href={register}>Register Now</ActionLink>
      </p>
    </section>
  );
}

/** The offer as a sentence in a note. */
export function EarlyBirdSentence() {
  const ended = useOfferEnded();
  return (
    <p className={styles.offer} data-over={ended || undefined}>
      Early bird: <b>{off}</b> if registered before <NoBreak>{earlyBirdDay}</NoBreak>.
    </p>
  );
}

/** Whether the offer must not be shown today. Its place stays, so that nothing moves. */
function useOfferEnded(): boolean {
  const today = useToday();
  return today !== undefined && !earlyBirdApplies(today);
}
