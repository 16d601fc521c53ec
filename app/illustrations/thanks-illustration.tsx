import { Illustration, type IllustrationProps, paint } from './illustration.tsx';

/** Thank you: a letter with a tick, on its way, and a temple flower. */
export function ThanksIllustration({ place }: IllustrationProps) {
  return (
    <Illustration place={place}>
      <path d="M5 46h12M9 56h12M4 66h14" />
      <path d="M28 40l31-24 31 24v38H28z" fill={paint.pale} />
      <path d="M36 12h46v50H36z" fill={paint.white} />
      <path d="M43 20h20M43 27h32" />
      <path d="M46 40l8 8.5L73 33" stroke={paint.orange} />
      <path d="M28 40l31 23 31-23v36a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={paint.pale} />
      <path d="M29 78l22-21M89 78L67 57" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M104 30c-4.5-3-5-8.5-1-11.5 4.5 2 5.5 8 1 11.5z"
          transform={`rotate(${turn} 104 30)`}
          fill={paint.white}
        />
      ))}
      <circle cx="104" cy="30" r="2.4" fill={paint.yellow} />
    </Illustration>
  );
}
