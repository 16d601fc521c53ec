import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { peopleWords } from '#content/office/people-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { mutations } from '../api/mutations.ts';
import { queries, type Teacher } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { AskFirst } from '../chrome/ask-first.tsx';
import { CopyButton } from '../chrome/copy-button.tsx';
import { Failed, Problem } from '../chrome/failed.tsx';
import { dayAndHour } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import { RowGroup, SheetText } from '../ui/register-tabs.tsx';
import styles from './people.module.css';

const words = peopleWords.teachers;

/** The links of teachers' own pages: made, copied and withdrawn. */
export function TeacherLinks() {
  const { data, error, refetch } = useQuery(queries.teachers);
  return (
    <>
      <RowGroup title={words.title} note={words.text}>
        {data?.teachers.map((teacher) => (
          <TeacherRow key={teacher.id} teacher={teacher} />
        ))}
      </RowGroup>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {!error && !data && <SheetText>{words.loading}</SheetText>}
    </>
  );
}

function TeacherRow({
  teacher: { id, name, subject, link, madeAt, madeBy },
}: {
  teacher: Teacher;
}) {
  const make = useMutation(mutations.makeTeacherLink);
  const withdraw = useMutation(mutations.withdrawTeacherLink);
  const now = useNow();
  const nameId = useId();
  const makeLink = () => make.mutate(id, { onSuccess: () => announce(words.made(name)) });
  return (
    <li className={classNames(styles.person, styles.teacher)}>
      <div>
        <b id={nameId}>{name}</b> <small>{subject}</small>
      </div>
      <small>
        {madeAt && madeBy
          ? words.madeBy(colleagueName(madeBy), dayAndHour(madeAt, now))
          : words.none}
      </small>
      {madeAt ? (
        // A new link closes the questions about the one before.
        <ButtonRow as="div" key={madeAt}>
          {link && (
            <CopyButton
              size="small"
              autoFocus={make.isSuccess}
              message={link}
              label={words.copy}
              aria-describedby={nameId}
            />
          )}
          <AskFirst
            variant="link"
            size="small"
            aria-label={words.newOf(name)}
            question={words.newAsk(name)}
            text={words.newText}
            keep={words.keep}
            act={words.new}
            busy={make.isPending && words.making}
            error={make.error}
            confirm={makeLink}
          >
            {words.new}
          </AskFirst>
          <AskFirst
            variant="link"
            size="small"
            aria-label={words.withdrawOf(name)}
            question={words.withdrawAsk(name)}
            text={words.withdrawText}
            keep={words.keep}
            act={words.withdraw}
            busy={withdraw.isPending && words.withdrawing}
            error={withdraw.error}
            confirm={() =>
              withdraw.mutate(id, { onSuccess: () => announce(words.withdrawn(name)) })
            }
          >
            {words.withdraw}
          </AskFirst>
        </ButtonRow>
      ) : (
        <div>
          <Button
            size="small"
            autoFocus={withdraw.isSuccess}
            aria-label={words.makeOf(name)}
            busy={make.isPending && words.making}
            onClick={makeLink}
          >
            {words.make}
          </Button>
          <Problem error={make.error} />
        </div>
      )}
    </li>
  );
}
