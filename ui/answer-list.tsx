import { Tick } from './annotations.tsx';
import styles from './answer-list.module.css';
import { NoWrap } from './text.tsx';

export interface Answer {
  readonly question: string;
  readonly answer: string;
  readonly note?: string;
  /** A claim of the school about itself, hidden while publicity is forbidden. */
  readonly promotion?: boolean;
}

/** Questions, numbered, answered and ticked. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <ol className={styles.list}>
      {answers.map(({ question, answer, note, promotion }) => (
        <li key={question}>
          <NoWrap as="p" className={styles.question}>
            {question}
          </NoWrap>
          <NoWrap as="p" className={styles.answer} data-promotion={promotion ? '' : undefined}>
            {answer}
          </NoWrap>
          {note && (
            <NoWrap as="p" className="small">
              {note}
            </NoWrap>
          )}
          <Tick className={styles.tick} />
        </li>
      ))}
    </ol>
  );
}
