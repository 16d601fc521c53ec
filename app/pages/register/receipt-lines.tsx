import type { Receipt } from '#app/forms/receipt.ts';
import { thanks } from '#content/forms/registration.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { answerText } from '#payloads/answers.ts';
import { fieldList, registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { classText } from '#rules/timetable/classes.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { SubjectBadge } from '#ui/subject.tsx';
import { NoWrap, Numeral } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './receipt-lines.module.css';

/** What was sent, a line each; without `sent`, only when we received it under which reference. */
export function ReceiptLines({ reference, receivedAt, sent }: Receipt) {
  return (
    <FactList {...(sent?.classes?.length && { 'data-classes': '' })}>
      <Fact name={thanks.reference}>
        <Numeral className={styles.reference} data-reference="">
          {reference}
        </Numeral>
      </Fact>
      <Fact name="Student">{sent && `${sent.firstName} ${sent.lastName}`}</Fact>
      {sent && (
        <>
          <Fact name="Level">
            {sent.level && <LevelMark level={sent.level}>{levelInCapitals[sent.level]}</LevelMark>}
          </Fact>
          <Fact name="Subjects" className={styles.subjects}>
            <ul>
              {sent.subjects.map((subject) => (
                <SubjectBadge as="li" key={subject} data-subject={subjectColour(subject)}>
                  {subject}
                </SubjectBadge>
              ))}
            </ul>
          </Fact>
          <Fact name={registrationFields.classes.label}>
            {sent.classes?.map((id) => (
              <NoWrap key={id} as="div">
                {classText(documents, id)}
              </NoWrap>
            ))}
          </Fact>
        </>
      )}
      <Fact name="Parent">{sent?.parentName}</Fact>
      <Fact name={thanks.received}>{momentText(receivedAt)}</Fact>
      {sent &&
        further.map(({ name, label, kind }) => (
          <Fact key={name} name={label} className={styles.further}>
            {answerText(documents, kind, sent[name])}
          </Fact>
        ))}
    </FactList>
  );
}

/** Shown at the top, or not at all. */
const atTop = [
  'firstName',
  'lastName',
  'parentName',
  'level',
  'subjects',
  'classes',
  'agreeToTerms',
];

/** Every other field of the form. */
const further = fieldList(registrationFields).filter(({ name }) => !atTop.includes(name));

/** The level in capitals (docs/requirements.md, R16.3). */
const levelInCapitals = { 'o-level': 'O\u00a0LEVEL', 'a-level': 'A\u00a0LEVEL' };
