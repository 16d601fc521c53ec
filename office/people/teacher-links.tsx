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
      <RowGroup
        title="Teachers' links"
        note="Each opens that teacher's own classes of the next 14 days, with first names. No phone numbers, no last names."
      >
        {data?.teachers.map((teacher) => (
          <TeacherRow key={teacher.id} teacher={teacher} />
        ))}
      </RowGroup>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {!error && !data && <SheetText>Loading the teachers …</SheetText>}
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
  const seen = { id, was: madeAt };
  const makeLink = () =>
    make.mutate(seen, { onSuccess: () => announce(`${name} has a new link.`) });
  return (
    <li className={classNames(styles.person, styles.teacher)}>
      <div>
        <b id={nameId}>{name}</b> <small>{subject}</small>
      </div>
      <small>
        {madeAt && madeBy
          ? `Made by ${colleagueName(madeBy)}, ${dayAndHour(madeAt, now)}`
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
              label="Copy the link"
              aria-describedby={nameId}
            />
          )}
          <AskFirst
            variant="link"
            size="small"
            aria-label={`New link for ${name}`}
            question={`A new link for ${name}?`}
            text="The present link stops working at once, on every phone."
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
            aria-label={`Withdraw the link of ${name}`}
            question={`Withdraw the link of ${name}?`}
            text="It stops working at once, on every phone. You can make a new one at any time."
            keep={words.keep}
            act={words.withdraw}
            busy={withdraw.isPending && 'Withdrawing …'}
            error={withdraw.error}
            confirm={() =>
              withdraw.mutate(seen, {
                onSuccess: () => announce(`The link of ${name} was withdrawn.`),
              })
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
            aria-label={`Make a link for ${name}`}
            busy={make.isPending && words.making}
            onClick={makeLink}
          >
            Make a link
          </Button>
          <Problem error={make.error} />
        </div>
      )}
    </li>
  );
}
