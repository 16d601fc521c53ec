import { Fragment, type ReactNode } from 'react';
import { Sign } from '#app/ui/signs.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { programmePage } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { courseInfo } from '#rules/programme-page.ts';
import { classTimes } from '#rules/programme-timetable.ts';

const { info: labels } = programmePage;

/** The subject's book. Its label is the course info: hours, price, class time, location. */
export function BigBook({ programme }: { programme: Programme }) {
  const { subject, colour, sign, level } = programme;
  const { hours, price, location } = courseInfo(programme);
  return (
    <div className="bigbook" data-subject={colour} data-level={level}>
      <div className="cover">
        <span className="sign">
          <Sign name={sign} />
        </span>
      </div>
      <dl className="plate">
        <Line label={labels.subject}>{subject}</Line>
        <Line label={labels.hours}>{hours}</Line>
        <Line label={labels.price}>
          <Unbroken>{price}</Unbroken>
        </Line>
        <Line label={labels.classTime}>
          {classTimes(programme).map(({ days, times, alternative }) => (
            <span key={days} className="when">
              {alternative && `${labels.or} `}
              {days}
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
