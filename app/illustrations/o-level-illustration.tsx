import { Illustration, type IllustrationProps, paint } from './illustration.tsx';

/** O Level: an exercise book with one band, a cup of pencils and a set square. */
export function OLevelIllustration({ place }: IllustrationProps) {
  return (
    <Illustration place={place}>
      <path d="M66 80V34l30 46z" fill={paint.yellow} />
      <path d="M72 73V54l12 19z" fill={paint.white} />
      <path d="M18 22h38a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H18z" fill={paint.pale} />
      <path d="M18 22h9v58h-9z" fill={paint.ink} />
      <path d="M18 33h9" stroke={paint.white} />
      <path d="M34 33h20v18H34z" fill={paint.white} />
      <path d="M37.5 42.6l1.6-.8 2.3 4.6L44 37h6.5" />
      <path d="M34 60h20M34 67h13" />
      <path
        d="M88 55l-3-19 2-4.5 3.2 4 2.6 19.5M96.5 55V27l2.5-4.5 2.5 4.5v28M104 55l3.4-14.5 3-3.4 1.6 4.3L108.5 55"
        fill={paint.white}
      />
      <path d="M83.5 55h29L110 80H86z" fill={paint.orange} />
      <path d="M84.4 62.5h27.2" />
      <path d="M4 80h112" />
    </Illustration>
  );
}
