import { SiteLink } from '#app/ui/site-link.tsx';
import { earlyBird, earlyBirdWords } from '#content/early-bird.ts';

/** The early-bird offer on a sticky note. The page that shows it says where it sticks. */
export function EarlyBirdNote({ className }: { className?: string }) {
  return (
    <div className={['sticky', className].filter(Boolean).join(' ')}>
      <b>{earlyBird.percent}% off</b>if you register before{' '}
      <span className="nb">{earlyBird.before.text}</span>
      <br />
      <SiteLink href="/register">{earlyBirdWords.action}</SiteLink>
    </div>
  );
}
