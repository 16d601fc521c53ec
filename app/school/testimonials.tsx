import type { Testimonial } from '#content/school/testimonials.ts';
import { StarRating } from '#ui/annotations.tsx';
import { NoWrap } from '#ui/no-wrap.tsx';
import styles from './testimonials.module.css';

/** What students say, on ruled paper: the first one large, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.list}>
      {testimonials.map(({ name, grade, text, rating }) => (
        <figure key={name} className={styles.testimonial}>
          <StarRating className={styles.rating} rating={rating} />
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
