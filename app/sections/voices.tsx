import { Stars } from '#app/ui/marks.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import type { Testimonial } from '#content/testimonials.ts';

/** What students say, on ruled paper: the first one large, the others beside it. */
export function Voices({ voices }: { voices: readonly Testimonial[] }) {
  return (
    <div className="voices">
      {voices.map(({ name, grade, text, rating }) => (
        <figure key={name} className="voice">
          <Stars rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption>
            <b>{name}</b>{' '}
            <span>
              · <Unbroken>{grade}</Unbroken>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
