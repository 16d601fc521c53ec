import { Unbroken } from '#app/ui/unbroken.tsx';
import { earlyBird, earlyBirdWords } from '#content/early-bird.ts';
import { promotionHidden } from '#rules/closures.ts';
import { earlyBirdStands } from '#rules/early-bird.ts';
import { useToday } from './use-today.ts';

/** The early-bird offer on a sticky note. The page that shows it says where it sticks. */
export function EarlyBirdNote({ className }: { className?: string }) {
  const over = useOfferOver();
  return (
    <div className={['sticky', className].filter(Boolean).join(' ')} data-over={over || undefined}>
      <b>{earlyBird.percent}% off</b>if you register before{' '}
      <span className="nb">{earlyBird.before.text}</span>
      <br />
      <a href="/register">{earlyBirdWords.action}</a>
    </div>
  );
}

/** The offer as a banner across the page. */
export function EarlyBirdBanner({ register }: { register: string }) {
  const over = useOfferOver();
  return (
    <section className="offerband" aria-label={earlyBirdWords.title} data-over={over || undefined}>
      <p>
        <span>
          <Unbroken>{earlyBirdWords.banner}</Unbroken>
        </span>{' '}
        <a className="go" href={register}>
          {earlyBirdWords.action}
        </a>
      </p>
    </section>
  );
}

/** The offer as a sentence in a note. */
export function EarlyBirdLine() {
  const over = useOfferOver();
  return (
    <p data-over={over || undefined}>
      {earlyBirdWords.title}: <b>{earlyBird.percent}% off</b> if registered before{' '}
      <span className="nb">{earlyBird.before.text}</span>.
    </p>
  );
}

/** Whether the offer must not be shown today. Its place stays, so that nothing moves. */
function useOfferOver(): boolean {
  const today = useToday();
  return today !== undefined && (!earlyBirdStands(today) || promotionHidden(today));
}
