import { useToday } from '#app/browser/use-today.ts';
import { linkTo } from '#content/pages/paths.ts';
import { earlyBirdDay, earlyBirdWords } from '#content/teaching/early-bird.ts';
import { earlyBirdApplies } from '#rules/fees/early-bird.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { StickyNote } from '#ui/paper.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import styles from './early-bird.module.css';

/** The early-bird offer on a sticky note, placed by the page. */
export function EarlyBirdNote({ className }: { className?: string }) {
  const ended = useOfferEnded();
  return (
    <StickyNote className={classNames(styles.offer, className)} data-over={ended || undefined}>
      <b>{earlyBirdWords.off}</b>
      {earlyBirdWords.note} <NoBreak>{earlyBirdDay}</NoBreak>
      <br />
      <a href={linkTo('/register')}>{earlyBirdWords.action}</a>
    </StickyNote>
  );
}

/** The offer as a banner across the page. */
export function EarlyBirdBanner({ register }: { register: string }) {
  const ended = useOfferEnded();
  return (
    <section
      className={classNames(styles.offer, styles.banner)}
      aria-label={earlyBirdWords.title}
      data-over={ended || undefined}
    >
      <p>
        <NoWrap as="span">{earlyBirdWords.banner}</NoWrap>{' '}
        <ActionLink href={register}>{earlyBirdWords.action}</ActionLink>
      </p>
    </section>
  );
}

/** The offer as a sentence in a note. */
export function EarlyBirdSentence() {
  const ended = useOfferEnded();
  return (
    <p className={styles.offer} data-over={ended || undefined}>
      {earlyBirdWords.title}: <b>{earlyBirdWords.off}</b> {earlyBirdWords.sentence}{' '}
      <NoBreak>{earlyBirdDay}</NoBreak>.
    </p>
  );
}

/** Whether the offer must not be shown today. Its place stays, so that nothing moves. */
function useOfferEnded(): boolean {
  const today = useToday();
  return today !== undefined && !earlyBirdApplies(today);
}
