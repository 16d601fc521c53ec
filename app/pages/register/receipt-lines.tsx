import type { Receipt } from '#app/browser/receipt.ts';
import { subjectColour } from '#app/forms/subject-selection.ts';
import { thanks } from '#content/forms/forms.ts';
import type { Level } from '#content/teaching/levels.ts';
import { answerText } from '#payloads/answers.ts';
import { fieldList, registrationFields } from '#payloads/form-fields.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Numeral } from '#ui/numeral.tsx';
import { SubjectBadge } from '#ui/subject-badge.tsx';
import styles from './receipt-lines.module.css';

/** What was sent, a line each. Without `registration`, the lines that the server fills in. */
export function ReceiptLines({ registration }: { registration: Receipt | undefined }) {
  const { sent } = registration ?? {};
  return (
    <FactList>
      <Fact name={thanks.reference}>
        <Numeral as="dd" className={styles.reference} data-fill="reference">
          {registration?.reference}
        </Numeral>
      </Fact>
      <Fact name={thanks.student}>
        <dd>
          <span data-fill="firstName">{sent?.firstName}</span>{' '}
          <span data-fill="lastName">{sent?.lastName}</span>
        </dd>
      </Fact>
      <Fact name={thanks.guardian}>
        <dd data-fill="parentName">{sent?.parentName}</dd>
      </Fact>
      <Fact name={thanks.received}>
        <dd data-fill="received">{registration && momentText(registration.receivedAt)}</dd>
      </Fact>
      <Fact name={thanks.level}>
        <dd>
          <LevelInCapitals level={sent?.level} />
        </dd>
      </Fact>
      <Fact name={thanks.subjects} className={styles.subjects}>
        <dd>
          <ul data-fill="subjects">
            {sent ? (
              sent.subjects.map((subject) => (
                <SubjectBadge as="li" key={subject} data-subject={subjectColour(subject)}>
                  {subject}
                </SubjectBadge>
              ))
            ) : (
              <SubjectBadge as="li" data-subject="other" />
            )}
          </ul>
        </dd>
      </Fact>
      {further
        .map((field) => ({ ...field, text: sent && answerText(field.kind, sent[field.name]) }))
        .filter(({ text }) => text !== '')
        .map(({ name, label, text }) => (
          <Fact key={name} name={label} className={styles.further}>
            <dd data-fill={name}>{text}</dd>
          </Fact>
        ))}
    </FactList>
  );
}

/** Shown at the top, or not at all. */
const atTop = ['firstName', 'lastName', 'parentName', 'level', 'subjects', 'agreeToTerms'];

/** Every other field of the form. */
const further = fieldList(registrationFields).filter(({ name }) => !atTop.includes(name));

/** The level in capitals (docs/requirements.md, R16.3). */
function LevelInCapitals({ level }: { level: Level | undefined }) {
  const words =
    level === undefined ? '' : { 'o-level': 'O\u00a0LEVEL', 'a-level': 'A\u00a0LEVEL' }[level];
  if (level === undefined) return <span data-fill="level" />;
  return (
    <LevelMark level={level}>
      <span data-fill="level">{words}</span>
    </LevelMark>
  );
}
