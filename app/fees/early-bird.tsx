import { useToday, useTodaysNews } from '#app/browser/use-today.ts';
import { linkTo } from '#content/pages/paths.ts';
import { earlyBirdDayOf } from '#content/teaching/early-bird.ts';
import { earlyBirdApplies } from '#rules/fees/early-bird-discount.ts';
import { ActionLink } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { StickyNote } from '#ui/paper.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './early-bird.module.css';

const earlyBird = documents.offer;
const earlyBirdDay = earlyBirdDayOf(documents);

const off = `${earlyBird.percent}% off`;

/** The early-bird offer on a sticky note, placed by the page. */
export function EarlyBirdNote({ className }: { className?: string }) {
  const attributes = useOffer(className);
  if (!earlyBird.isOn) return null;
  return (
    <StickyNote {...attributes}>
      <b>{off}</b>
      if you register before <NoBreak>{earlyBirdDay}</NoBreak>
      <br />
      <a href={linkTo('/register')}>Register Now</a>
    </StickyNote>
  );
}

/** The offer as a banner across the page. */
export function EarlyBirdBanner({ register }: { register: string }) {
  const attributes = useOffer(styles.banner);
  if (!earlyBird.isOn) return null;
  return (
    <section {...attributes} aria-label="Early bird">
      <p>
        <NoWrap as="span">{`Early bird: ${off} if registered before ${earlyBirdDay}.`}</NoWrap>{' '}
        <ActionLink href={register}>Register Now</ActionLink>
      </p>
    </section>
  );
}

/** The offer as a sentence in a note. */
export function EarlyBirdSentence() {
  const attributes = useOffer();
  if (!earlyBird.isOn) return null;
  return (
    <p {...attributes}>
      Early bird: <b>{off}</b> if registered before <NoBreak>{earlyBirdDay}</NoBreak>.
    </p>
  );
}

/** Whether the offer is shown today; while the day is not known, whether there is one. */
export function useIsOffered(): boolean {
  const today = useToday();
  const isHidden = useTodaysNews()?.hidesPromotion ?? false;
  return earlyBird.isOn && !isHidden && (today === undefined || earlyBirdApplies(today, earlyBird));
}

/** The attributes that hide the offer while it must not be shown; its place stays: nothing moves. */
function useOffer(className?: string) {
  const isOffered = useIsOffered();
  return { className: classNames(styles.offer, className), 'data-over': !isOffered || undefined };
}
