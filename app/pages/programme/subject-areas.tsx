import { programmePage } from '#content/pages/programme-page.ts';
import type { SubjectArea } from '#content/teaching/programmes/programme-record.ts';

/** The subjects of a programme that joins several: a chapter each, in the subject's colour. */
export function SubjectAreas({ areas }: { areas: readonly SubjectArea[] }) {
  return (
    <section className="s squared">
      <div className="pg">
        <h2>{programmePage.subjectAreas}</h2>
        <ul className="areas sheet">
          {areas.map(({ title, colour, topics }) => (
            <li key={title} data-subject={colour}>
              <h3>
                <i className="bk" />
                {title}
              </h3>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
