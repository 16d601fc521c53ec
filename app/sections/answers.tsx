import { Tick } from '#app/ui/marks.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';

export interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly note?: string;
  /** A claim of the school about itself, hidden while publicity is forbidden. */
  readonly promotion?: boolean;
}

/** Questions, numbered, answered and ticked by the school's pen; `columns` sets them in two. */
export function Answers({
  answers,
  columns = false,
}: {
  answers: readonly Answer[];
  columns?: boolean;
}) {
  return (
    <ol className={columns ? 'answers two' : 'answers'}>
      {answers.map(({ question, answer, note, promotion }) => (
        <li key={question}>
          <p className="q">
            <Unbroken>{question}</Unbroken>
          </p>
          <p className="ans" data-promotion={promotion ? '' : undefined}>
            <Unbroken>{answer}</Unbroken>
          </p>
          {note && (
            <p className="small">
              <Unbroken>{note}</Unbroken>
            </p>
          )}
          <Tick />
        </li>
      ))}
    </ol>
  );
}
