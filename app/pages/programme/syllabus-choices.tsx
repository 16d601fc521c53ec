import { Fragment } from 'react';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import type { SyllabusChoice } from '#content/teaching/programmes/programme-record.ts';

const { syllabusChoices: words, timetable } = programmePage;

/** The syllabuses of which a student chooses one. */
export function SyllabusChoices({ choices }: { choices: readonly SyllabusChoice[] }) {
  return (
    <section className="s squared">
      <div className="pg">
        <h2>{words.heading}</h2>
        <div className="note">
          <p>{words.note}</p>
        </div>
        <div className="choice">
          {choices.map(({ title, text }, at) => (
            <Fragment key={title}>
              {at > 0 && <p className="or">{timetable.or}</p>}
              <div className="sheet syllabus">
                <h3>
                  <NoWrap>{title}</NoWrap>
                </h3>
                <p>
                  <NoWrap>{text}</NoWrap>
                </p>
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
