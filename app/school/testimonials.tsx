import type { ReactNode } from 'react';
import type { Documents } from '#content/schemas/documents.ts';
import { FiveStars } from '#ui/annotations.tsx';
import { Sheet } from '#ui/paper.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './testimonials.module.css';

/**
 * Testimonials on ruled paper: the first one large, the others next to it. The whole section is
 * printed on one sheet.
 *
 * @param children decoration of the section
 */
export function TestimonialsSection({
  ground = 'mist',
  heading,
  testimonials,
  children,
}: {
  ground?: 'mist' | 'white';
  heading: string;
  testimonials: Documents['testimonials']['home'];
  children?: ReactNode;
}) {
  if (testimonials.length === 0) return null;
  return (
    <Section ground={ground} className={styles.section}>
      {children}
      <PageGrid>
        <h2>{heading}</h2>
        <div className={styles.list}>
          {testimonials.map(({ name, grade, text }) => (
            <Sheet as="figure" key={name} className={styles.testimonial}>
              {/* Always five stars (docs/requirements.md, R18.4). */}
              <FiveStars className={styles.rating} />
              <blockquote>{text}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span>
                  {', '}
                  <NoWrap>{grade}</NoWrap>
                </span>
              </figcaption>
            </Sheet>
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}
