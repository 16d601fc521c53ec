import { Illustration, type IllustrationProps, paint } from './illustration.tsx';

/** A Level: books with two bands, a cap and a flask. */
export function ALevelIllustration({ place }: IllustrationProps) {
  return (
    <Illustration place={place}>
      <path d="M18 66h62a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H18z" fill={paint.pale} />
      <path d="M24 52h60a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H24z" fill={paint.orange} />
      <path d="M20 38h58a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H20z" fill={paint.white} />
      <path d="M26 38v14M31 38v14M30 52v14M35 52v14M24 66v14M29 66v14" />
      <path d="M42 45h26M46 59h26M40 73h26" />
      <path d="M36 24v9c0 5.5 28 5.5 28 0v-9" fill={paint.pale} />
      <path d="M50 11l28 9.5L50 30l-28-9.5z" fill={paint.ink} />
      <path d="M50 20.5l22 3v8" stroke={paint.yellow} />
      <circle cx="72" cy="33.5" r="2" fill={paint.yellow} />
      <path
        d="M97 43v13l-9.5 20a2.8 2.8 0 0 0 2.5 4h22a2.8 2.8 0 0 0 2.5-4L105 56V43"
        fill={paint.white}
      />
      <path
        d="M91.7 67h18.6l4.2 9a2.8 2.8 0 0 1-2.5 4H90a2.8 2.8 0 0 1-2.5-4z"
        fill={paint.yellow}
      />
      <path d="M95 43h12M99 73.5v.01M105 71v.01M102 61v.01M104 34c0-3-3-3-3-6s3-3 3-6" />
      <path d="M4 80h112" />
    </Illustration>
  );
}
