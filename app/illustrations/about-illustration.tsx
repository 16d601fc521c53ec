import { Illustration, type IllustrationProps, paint } from './illustration.tsx';

/** About: the house on Dickman's Road, a palm and a bicycle at the wall. */
export function AboutIllustration({ place }: IllustrationProps) {
  return (
    <Illustration place={place}>
      <circle cx="101" cy="20" r="8" fill={paint.yellow} />
      <path d="M15 81c3-13 3-26-1-38" />
      <path d="M14 43c-4-5-9-5-12-1M14 43c-4-6-4-11 0-15M14 43c3-7 8-9 13-6M14 43c-5 0-8 3-9 8M14 43c5-1 9 1 11 6" />
      <path d="M32 44h56v37H32z" fill={paint.white} />
      <path d="M25 45l35-24 35 24z" fill={paint.orange} />
      <path d="M39 35.5h42M49 28.5h22" />
      <path d="M45 49h30v9H45z" fill={paint.ink} />
      <path d="M56 53.3l3 2.9 6-5.7" stroke={paint.yellow} />
      <path d="M54 81V63h12v18" fill={paint.pale} />
      <path d="M63 72.5v.01" />
      <path d="M37 62h11v11H37zM72 62h11v11H72z" fill={paint.yellow} />
      <path d="M42.5 62v11M37 67.5h11M77.5 62v11M72 67.5h11" />
      <circle cx="97" cy="75" r="6" fill={paint.white} />
      <circle cx="112" cy="75" r="6" fill={paint.white} />
      <path d="M97 75l4.5-9h7.5L112 75M101.5 66l4 9 3.5-9-1-3.5h3M99.5 63.5h4M97 75h8.5" />
      <path d="M2 81h116" />
    </Illustration>
  );
}
