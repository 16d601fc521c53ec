import { StarRating } from '#app/ui/annotations.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import type { Testimonial } from '#content/school/testimonials.ts';

/** What students say, on ruled paper: the first one large, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className="voices">
      {testimonials.map(({ name, grade, text, rating }) => (
        <figure key={name} className="voice">
          <StarRating rating={rating} />
          <blockquote>{text}</blockquote>
          <figcaption>
            <b>{name}</b>{' '}
            <span>
              · <NoWrap>{grade}</NoWrap>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
