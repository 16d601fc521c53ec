import { Fragment, type ReactNode } from 'react';
import { BookCover } from '#app/courses/book-cover.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { courseInfo } from '#rules/pages/programme-page.ts';
import { classTimes } from '#rules/pages/programme-timetable.ts';
import { classNames } from '#ui/class-names.ts';
import { NoWrap } from '#ui/text.tsx';
import styles from './course-info-card.module.css';

const { info: labels } = programmePage;

/** The subject's book. Its label is the course info: hours, price, class time, location. */
export function CourseInfoCard({
  programme,
  className,
}: {
  programme: Programme;
  className?: string;
}) {
  const { subject, colour, glyph, level } = programme;
  const { hours, price, location } = courseInfo(programme);
  return (
    <div className={classNames(styles.book, className)} data-subject={colour} data-level={level}>
      <BookCover look="large" glyph={glyph} />
      <dl className={styles.label}>
        <Line label={labels.subject}>{subject}</Line>
        <Line label={labels.hours}>{hours}</Line>
        <Line label={labels.price}>
          <NoWrap>{price}</NoWrap>
        </Line>
        <Line label={labels.classTime}>
          {classTimes(programme).map(({ days, times, alternative }) => (
            <span key={days} className={styles.group}>
              {alternative ? `${labels.or} ${days}` : days}
              {times.map((time) => (
                <Fragment key={time}>
                  {' '}
                  <time>{time}</time>
                </Fragment>
              ))}
            </span>
          ))}
        </Line>
        <Line label={labels.location}>{location}</Line>
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
