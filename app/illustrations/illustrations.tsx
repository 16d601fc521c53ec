import type { ReactElement, ReactNode } from 'react';
import { glyphStroke } from './glyph-paths.ts';
import styles from './illustrations.module.css';

const ink = 'var(--color-peacock-800)';
const pale = 'var(--color-peacock-100)';
const white = 'var(--color-white)';
const orange = 'var(--color-coconut-500)';
const yellow = 'var(--color-araliya-300)';

interface IllustrationProps {
  /**
   * Where it stands: at the page's right `corner`, below the words on phones; at the end of a
   * `text`, on desks only; in a `note` of the margin. Without any its owner says how wide it is.
   */
  place?: 'corner' | 'text' | 'note';
}

/** The sheet that every spot picture is drawn on. Decorative: the page says it in words. */
function Illustration({
  place,
  children,
}: IllustrationProps & { children: ReactNode }): ReactElement {
  return (
    <svg
      viewBox="0 0 120 90"
      className={place && styles[place]}
      aria-hidden="true"
      fill="none"
      stroke={ink}
      strokeWidth={glyphStroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** About: the house on Dickman's Road, a palm and a bicycle at the wall. */
export function AboutIllustration({ place }: IllustrationProps): ReactElement {
  return (
    <Illustration place={place}>
      <circle cx="101" cy="20" r="8" fill={yellow} />
      <path d="M15 81c3-13 3-26-1-38" />
      <path d="M14 43c-4-5-9-5-12-1M14 43c-4-6-4-11 0-15M14 43c3-7 8-9 13-6M14 43c-5 0-8 3-9 8M14 43c5-1 9 1 11 6" />
      <path d="M32 44h56v37H32z" fill={white} />
      <path d="M25 45l35-24 35 24z" fill={orange} />
      <path d="M39 35.5h42M49 28.5h22" />
      <path d="M45 49h30v9H45z" fill={ink} />
      <path d="M56 53.3l3 2.9 6-5.7" stroke={yellow} />
      <path d="M54 81V63h12v18" fill={pale} />
      <path d="M63 72.5v.01" />
      <path d="M37 62h11v11H37zM72 62h11v11H72z" fill={yellow} />
      <path d="M42.5 62v11M37 67.5h11M77.5 62v11M72 67.5h11" />
      <circle cx="97" cy="75" r="6" fill={white} />
      <circle cx="112" cy="75" r="6" fill={white} />
      <path d="M97 75l4.5-9h7.5L112 75M101.5 66l4 9 3.5-9-1-3.5h3M99.5 63.5h4M97 75h8.5" />
      <path d="M2 81h116" />
    </Illustration>
  );
}

/** O Level: an exercise book with one band, a cup of pencils and a set square. */
export function OLevelIllustration({ place }: IllustrationProps): ReactElement {
  return (
    <Illustration place={place}>
      <path d="M66 80V34l30 46z" fill={yellow} />
      <path d="M72 73V54l12 19z" fill={white} />
      <path d="M18 22h38a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H18z" fill={pale} />
      <path d="M18 22h9v58h-9z" fill={ink} />
      <path d="M18 33h9" stroke={white} />
      <path d="M34 33h20v18H34z" fill={white} />
      <path d="M37.5 42.6l1.6-.8 2.3 4.6L44 37h6.5" />
      <path d="M34 60h20M34 67h13" />
      <path
        d="M88 55l-3-19 2-4.5 3.2 4 2.6 19.5M96.5 55V27l2.5-4.5 2.5 4.5v28M104 55l3.4-14.5 3-3.4 1.6 4.3L108.5 55"
        fill={white}
      />
      <path d="M83.5 55h29L110 80H86z" fill={orange} />
      <path d="M84.4 62.5h27.2" />
      <path d="M4 80h112" />
    </Illustration>
  );
}

/** A Level: books with two bands, a cap on top and a flask beside them. */
export function ALevelIllustration({ place }: IllustrationProps): ReactElement {
  return (
    <Illustration place={place}>
      <path d="M18 66h62a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H18z" fill={pale} />
      <path d="M24 52h60a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H24z" fill={orange} />
      <path d="M20 38h58a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H20z" fill={white} />
      <path d="M26 38v14M31 38v14M30 52v14M35 52v14M24 66v14M29 66v14" />
      <path d="M42 45h26M46 59h26M40 73h26" />
      <path d="M36 24v9c0 5.5 28 5.5 28 0v-9" fill={pale} />
      <path d="M50 11l28 9.5L50 30l-28-9.5z" fill={ink} />
      <path d="M50 20.5l22 3v8" stroke={yellow} />
      <circle cx="72" cy="33.5" r="2" fill={yellow} />
      <path
        d="M97 43v13l-9.5 20a2.8 2.8 0 0 0 2.5 4h22a2.8 2.8 0 0 0 2.5-4L105 56V43"
        fill={white}
      />
      <path d="M91.7 67h18.6l4.2 9a2.8 2.8 0 0 1-2.5 4H90a2.8 2.8 0 0 1-2.5-4z" fill={yellow} />
      <path d="M95 43h12M99 73.5v.01M105 71v.01M102 61v.01M104 34c0-3-3-3-3-6s3-3 3-6" />
      <path d="M4 80h112" />
    </Illustration>
  );
}

/** Thank you: a letter with a tick, on its way, and a temple flower. */
export function ThanksIllustration({ place }: IllustrationProps): ReactElement {
  return (
    <Illustration place={place}>
      <path d="M5 46h12M9 56h12M4 66h14" />
      <path d="M28 40l31-24 31 24v38H28z" fill={pale} />
      <path d="M36 12h46v50H36z" fill={white} />
      <path d="M43 20h20M43 27h32" />
      <path d="M46 40l8 8.5L73 33" stroke={orange} />
      <path d="M28 40l31 23 31-23v36a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={pale} />
      <path d="M29 78l22-21M89 78L67 57" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M104 30c-4.5-3-5-8.5-1-11.5 4.5 2 5.5 8 1 11.5z"
          transform={`rotate(${turn} 104 30)`}
          fill={white}
        />
      ))}
      <circle cx="104" cy="30" r="2.4" fill={yellow} />
    </Illustration>
  );
}

/** Not found: where the page lay, and the crow that is leaving with it. */
export function NotFoundIllustration({ place }: IllustrationProps): ReactElement {
  return (
    <Illustration place={place}>
      <path d="M4 80h112" />
      <path d="M14 30h36v50H14z" strokeDasharray="5 5" />
      <path d="M27 48.5c0-6.5 10.5-6.5 10.5 0 0 4.5-5.3 4-5.3 9.5M32.2 64.5v.01" />
      <path d="M55 66c8 3 13 0 16-7" strokeDasharray="1 6" />
      <path d="M101 35l11 4-5.5 17-11-4z" fill={white} />
      <path d="M100.5 41.5l6 2.2M99 46.5l6 2.2" />
      <path
        d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-9.5 6-7 6-15 8-24 17 10 1 15-1 20-3 8 2 16-1 19-8z"
        fill={pale}
      />
      <path d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-7.5 8 4 5 12 7 13 4z" fill={white} />
      <path d="M106 30.5l9 5-8 1" fill={orange} />
      <path d="M90 34C88 20 78 10 64 7c-1 9 3 15 8 18-4 0-6 0-8-1 2 8 12 14 22 15z" fill={ink} />
      <path d="M100 29.5v.01" />
    </Illustration>
  );
}
