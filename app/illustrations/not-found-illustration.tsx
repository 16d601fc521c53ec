import { Illustration, type IllustrationProps, paint } from './illustration.tsx';

/** Not found: where the page lay, and the crow that is leaving with it. */
export function NotFoundIllustration({ place }: IllustrationProps) {
  return (
    <Illustration place={place}>
      <path d="M4 80h112" />
      <path d="M14 30h36v50H14z" strokeDasharray="5 5" />
      <path d="M27 48.5c0-6.5 10.5-6.5 10.5 0 0 4.5-5.3 4-5.3 9.5M32.2 64.5v.01" />
      <path d="M55 66c8 3 13 0 16-7" strokeDasharray="1 6" />
      <path d="M101 35l11 4-5.5 17-11-4z" fill={paint.white} />
      <path d="M100.5 41.5l6 2.2M99 46.5l6 2.2" />
      <path
        d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-9.5 6-7 6-15 8-24 17 10 1 15-1 20-3 8 2 16-1 19-8z"
        fill={paint.pale}
      />
      <path d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-7.5 8 4 5 12 7 13 4z" fill={paint.white} />
      <path d="M106 30.5l9 5-8 1" fill={paint.orange} />
      <path
        d="M90 34C88 20 78 10 64 7c-1 9 3 15 8 18-4 0-6 0-8-1 2 8 12 14 22 15z"
        fill={paint.ink}
      />
      <path d="M100 29.5v.01" />
    </Illustration>
  );
}
