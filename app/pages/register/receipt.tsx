import { Mail, Phone } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { subjectColour } from '#app/forms/subject-selection.ts';
import { ThanksIllustration } from '#app/illustrations/illustrations.tsx';
import { Logo } from '#app/illustrations/logo.tsx';
import { Tick } from '#app/ui/annotations.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LevelMark } from '#app/ui/level-mark.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { MarginNote, PageGrid } from '#app/ui/section.tsx';
import { SubjectBadge } from '#app/ui/subject-badge.tsx';
import { thanks } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import type { Level } from '#content/teaching/levels.ts';
import { registrationLabels } from '#payloads/names.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { ReceiptTools } from './receipt-tools.tsx';
import type { SentRegistration } from './sent-registration.ts';

/**
 * The thank-you view (docs/requirements.md, R16.3) as a receipt. Without `registration` it is the
 * empty one that the server fills in for a form that was posted without scripts.
 */
export function Receipt({
  registration,
  startOver,
}: {
  registration: SentRegistration | undefined;
  /** Clears the form and returns to it. */
  startOver: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = registration?.reference;
  useEffect(() => {
    if (reference === undefined) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [reference]);

  const { sent } = registration ?? {};
  return (
    <PageGrid>
      <article className="receipt">
        <header>
          <Logo />
          <div>
            <b>{school.name.value}</b>
            <span>{school.address.value}</span>
          </div>
        </header>
        <div className="big">
          <Tick />
          <h2 ref={heading} tabIndex={-1}>
            {thanks.greeting}
            {/* Left out by the server where the address alone is known. */}
            <span data-slot="name">
              , <span data-fill="firstName">{sent?.firstName}</span>
            </span>
          </h2>
          <p>{thanks.text}</p>
        </div>
        <dl className="lines">
          <Line name={thanks.reference}>
            <Numeral as="dd" data-fill="reference">
              {reference}
            </Numeral>
          </Line>
          <Line name={thanks.student}>
            <dd>
              <span data-fill="firstName">{sent?.firstName}</span>{' '}
              <span data-fill="lastName">{sent?.lastName}</span>
            </dd>
          </Line>
          <Line name={thanks.guardian}>
            <dd data-fill="parentName">{sent?.parentName}</dd>
          </Line>
          <Line name={thanks.received}>
            <dd data-fill="received">{registration?.received}</dd>
          </Line>
          <Line name={thanks.level}>
            <dd>
              <LevelInCapitals level={sent?.level} />
            </dd>
          </Line>
          <Line name={thanks.subjects} className="subj">
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
          </Line>
          {rest.map((key) => (
            <Line key={key} name={registrationLabels[key]} className="also">
              <dd data-fill={key}>{sent && textOf(sent, key)}</dd>
            </Line>
          ))}
        </dl>
        {registration && <ReceiptTools {...registration} />}
      </article>
      <NextSteps startOver={startOver} />
      <MarginNote>
        <ThanksIllustration place="note" />
        <p>{thanks.keep}</p>
      </MarginNote>
    </PageGrid>
  );
}

/** What was sent beside what stands at the top. */
const rest = [
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'previousSchool',
  'parentPhone',
  'parentEmail',
  'specialRequirements',
] as const;

function textOf(sent: SentRegistration['sent'], key: (typeof rest)[number]): string {
  return key === 'dateOfBirth' ? dayText(sent[key]) : sent[key];
}

function Line({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      {children}
    </div>
  );
}

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

/** How to reach us, and the way back to an empty form. */
function NextSteps({ startOver }: { startOver: () => void }) {
  function start(event: FormEvent) {
    event.preventDefault();
    startOver();
  }
  return (
    <div className="after2">
      <a className="way" href={telHref(school.landline.value)}>
        <Icon of={Phone} />
        <span>
          {thanks.call}
          <NoBreak as="b">{school.landline.value}</NoBreak>
        </span>
      </a>
      <a className="way" href={`mailto:${school.email.value}`}>
        <Icon of={Mail} />
        <span>
          {thanks.write}
          <b>{school.email.value}</b>
        </span>
      </a>
      {/* Without scripts it opens the empty form anew. */}
      <form method="get" action="/register" onSubmit={start}>
        <Button type="submit">{thanks.startOver}</Button>
      </form>
    </div>
  );
}
