import { Fragment } from 'react';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { programmePage } from '#content/programme-page.ts';
import type { SyllabusChoice } from '#content/programmes/programme.ts';

const { syllabusChoices: words, timetable } = programmePage;

/** The syllabuses of which a student chooses one. */
export function Syllabuses({ choices }: { choices: readonly SyllabusChoice[] }) {
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
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p>
                  <Unbroken>{text}</Unbroken>
                </p>
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
