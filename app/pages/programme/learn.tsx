import { Symbols } from '#app/chrome/symbols.tsx';
import { programmePage } from '#content/programme-page.ts';
import type { Programme, SubjectArea } from '#content/programmes/programme.ts';

/** What is learned, as the contents page of the course's book. */
export function Learn({ programme }: { programme: Programme }) {
  const { learn, subjectAreas } = programme;
  return (
    <section className="s squared">
      <Symbols at={{ margin: 'benzene' }} />
      <div className="pg">
        <h2>{programmePage.learn.heading}</h2>
        <div className="note">
          <p>{programmePage.learn.note}</p>
        </div>
        {subjectAreas ? (
          <Areas areas={subjectAreas} />
        ) : (
          <ol className="contents sheet">
            {learn.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <i />
                <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Several subjects in one book: a chapter each, in the subject's colour. */
function Areas({ areas }: { areas: readonly SubjectArea[] }) {
  return (
    <div className="areas sheet">
      <h3>{programmePage.subjectAreas}</h3>
      <ul>
        {areas.map(({ title, colour, topics }) => (
          <li key={title} data-subject={colour}>
            <h4>
              <i className="bk" />
              {title}
            </h4>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
