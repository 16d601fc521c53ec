import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sourceNames } from '#content/office/origins.ts';
import { writeDownWords as words } from '#content/office/write-down-texts.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fieldset, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { useDocuments } from '../api/documents.ts';
import { isRefused } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import dock from '../chrome/dock.module.css';
import { Dock } from '../chrome/dock.tsx';
import { Problem } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { classText, countsOf } from '../format/words.ts';
import { offeredClasses } from '../model/offered-classes.ts';
import type { Item } from '../model/types.ts';
import { Chapter } from '../ui/chapter.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { StateMark } from '../ui/marks.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { Options } from '../ui/options.tsx';
import { forDesks, Lead, Opening, WideRest } from '../ui/page.tsx';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import { RegisterSheet } from '../ui/register-tabs.tsx';
import { subjectTicks, Ticks } from '../ui/ticks.tsx';
import styles from './write-down.module.css';
import { emptyForm, type WrittenForm, writtenOf } from './written-form.ts';

/** The id of the form: on phones its button is in the dock. */
const FORM = 'write-down';

/** A number of at least so many digits is looked for. */
const LOOKED_FOR = 9;

/** Writes down a family that called, came or wrote. What is typed stays until it is saved. */
export function WriteDownPage() {
  const navigate = useNavigate();
  const stored = useFormDraft<WrittenForm>('write-down', emptyForm);
  const set = (change: Partial<WrittenForm>) =>
    stored.set({ id: stored.fields.id || crypto.randomUUID(), ...change });
  const save = useMutation(mutations.writeDown);
  const form = useForm({ ...stored, set }, writtenOf, save, ({ fields }, { reference }) => {
    announce(`${String(fields.firstName ?? fields.name)} is saved.`);
    navigate(`/submissions/${reference}`);
  });
  const { fields, field, choice } = form;
  const isQuestion = fields.about === 'question';
  usePageTitle(words.nav);
  const failed = useRef<HTMLDivElement>(null);
  // The button in the dock may be pressed far above it.
  useEffect(() => {
    if (save.error) failed.current?.scrollIntoView({ block: 'nearest' });
  }, [save.error]);
  const known = isRefused(save.error, 409) ? (save.error.body as { reference?: string }) : {};
  return (
    <>
      <Opening isLow>
        <div className={classNames(layout.row, styles.head)}>
          <Heading>{words.title[fields.channel]}</Heading>
          <Lead>A name and one number are enough. No e-mail is sent.</Lead>
        </div>
      </Opening>
      <WideRest ground="mist">
        <RegisterSheet>
          <form
            id={FORM}
            className={styles.form}
            noValidate
            onSubmit={form.submit}
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
            }}
          >
            <Chapter title="Number">
              <div className={layout.columns}>
                <TextField
                  label={words.phone}
                  type="tel"
                  autoComplete="off"
                  autoFocus
                  {...field('number')}
                />
                <Pieces label="Whose number" pieces={piecesOf(words.owners)} {...choice('whose')} />
                <TextField
                  label="E-mail"
                  optional={words.optional}
                  type="email"
                  autoComplete="off"
                  {...field('email')}
                />
              </div>
              <Known
                number={fields.number}
                takeParent={isQuestion ? undefined : (parent) => set({ parent })}
              />
            </Chapter>
            <Chapter title="Who">
              <div className={layout.columns}>
                <TextField
                  label={isQuestion ? 'Name' : words.student}
                  autoComplete="off"
                  {...field('student')}
                />
                {!isQuestion && (
                  <TextField
                    label={words.parent}
                    optional={words.optional}
                    autoComplete="off"
                    {...field('parent')}
                  />
                )}
              </div>
            </Chapter>
            <Chapter title={words.about}>
              <Pieces
                label={<VisuallyHidden>{words.about}</VisuallyHidden>}
                pieces={[
                  ...levelKeys.map((value) => ({ value, name: levels[value].name })),
                  { value: 'question' as const, name: 'A question' },
                ]}
                value={fields.about}
                choose={(about) => set({ about, subjects: [], classes: [] })}
              />
              <div className={classNames(layout.stack, layout.after)}>
                {fields.about === 'question' ? (
                  <Pieces
                    label="What is the question about?"
                    areFour
                    pieces={words.topics.map((value) => ({ value, name: value }))}
                    {...choice('topic')}
                  />
                ) : (
                  <Subjects
                    key={fields.about}
                    fields={{ ...fields, about: fields.about }}
                    set={set}
                  />
                )}
              </div>
            </Chapter>
            <Chapter title="How they came">
              <div className={layout.columns}>
                <Pieces label="To us by" pieces={piecesOf(channels)} {...choice('channel')} />
                <SelectField
                  label="Heard of us from"
                  optional={words.optional}
                  {...field('source')}
                >
                  <option value="">Not known</option>
                  <Options of={Object.entries(sourceNames)} />
                </SelectField>
              </div>
            </Chapter>
            <Chapter title={isQuestion ? words.questionNote : words.note}>
              <div className={classNames(layout.row, styles.note)}>
                <TextArea
                  label={
                    <VisuallyHidden>{isQuestion ? words.questionNote : words.note}</VisuallyHidden>
                  }
                  rows={2}
                  {...field('note')}
                />
                <div className={forDesks}>
                  <Button type="submit" variant="primary" busy={save.isPending && words.saving}>
                    {words.save[fields.channel]}
                  </Button>
                  <small>or Ctrl and Enter</small>
                </div>
              </div>
              <div ref={failed}>
                <Problem error={save.error} />
                {known.reference && (
                  <ButtonRow as="div">
                    <Link
                      className={buttonClass({ size: 'small' })}
                      to={`/submissions/${known.reference}`}
                    >
                      {`Open ${known.reference}`}
                    </Link>
                    {/* Not the pressed button: a second press of the same text is no other family. */}
                    <Button
                      variant="link"
                      size="small"
                      onClick={(event) => form.sendAs(event, { id: crypto.randomUUID() })}
                    >
                      Save it as another family
                    </Button>
                  </ButtonRow>
                )}
              </div>
            </Chapter>
          </form>
        </RegisterSheet>
      </WideRest>
      <Dock>
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          className={dock.call}
          busy={save.isPending && words.saving}
        >
          {words.save[fields.channel]}
        </Button>
      </Dock>
    </>
  );
}

const channels = { phone: 'Phone', visit: 'Visit', message: 'Message' } as const;

/**
 * The subjects of a level, those without a class behind a summary, and the classes of what is ticked.
 */
function Subjects({
  fields: { about, subjects, classes },
  set,
}: {
  fields: WrittenForm & { about: (typeof levelKeys)[number] };
  set: (change: Partial<WrittenForm>) => void;
}) {
  const { data } = useQuery(queries.classes);
  const week = weekOf(useDocuments())[about];
  const hasClass = (subject: string) => week.some(({ registersAs }) => registersAs === subject);
  const others = levels[about].subjects.filter((subject) => !hasClass(subject));
  const [isOpen] = useState(others.some((subject) => subjects.includes(subject)));
  const ofSubjects = (subjects: readonly string[]) =>
    offeredClasses(data?.classes, about).filter((one) => subjects.includes(one.subject));
  const offered = ofSubjects(subjects);
  const chosen = {
    ticked: subjects,
    // A class goes with its subject.
    set: (subjects: string[]) => {
      const left = ofSubjects(subjects);
      set({ subjects, classes: classes.filter((id) => left.some((one) => one.id === id)) });
    },
  };
  return (
    <>
      <Fieldset legend={<VisuallyHidden>Subjects</VisuallyHidden>}>
        <Ticks options={subjectTicks(levels[about].subjects.filter(hasClass))} {...chosen}>
          {others.length > 0 && (
            <details className={styles.others} open={isOpen}>
              <summary>{`${others.length} more`}</summary>
              <Ticks options={subjectTicks(others)} {...chosen} />
            </details>
          )}
        </Ticks>
      </Fieldset>
      {offered.length > 0 && (
        <Fieldset legend={`${words.classes} ${words.optional}`}>
          <Ticks
            options={offered.map((one) => ({
              value: one.id,
              subject: subjectColour(one.subject),
              text: (
                <>
                  <NoWrap as="span">{classText(one)}</NoWrap> <small>{countsOf(one)}</small>
                </>
              ),
            }))}
            ticked={classes}
            set={(classes) => set({ classes })}
          />
        </Fieldset>
      )}
    </>
  );
}

/** The families that have the number, found while it is typed. */
function Known({
  number,
  takeParent,
}: {
  number: string;
  /** Undefined where the parent's name is not asked for. */
  takeParent: ((name: string) => void) | undefined;
}) {
  const digits = number.replace(/\D/g, '');
  const isLong = digits.length >= LOOKED_FOR;
  const { data } = useQuery({ ...queries.wholeList({ q: number.trim() }), enabled: isLong });
  if (!isLong || !data) return <div role="status" />;
  const parent = data.find(({ guardianName }) => guardianName)?.guardianName;
  return (
    <div role="status" className={styles.known}>
      {data.length === 0 ? (
        <p>
          <IconLabel of={Check}>A new family: this number is new here.</IconLabel>
        </p>
      ) : (
        <>
          <b>This number is known</b>
          <ul>
            {data.map((item: Item) => (
              <li key={item.reference} className={layout.row}>
                <Link to={`/submissions/${item.reference}`}>{item.name}</Link>{' '}
                <small>{item.reference}</small> <StateMark item={item} />
              </li>
            ))}
          </ul>
          {parent && takeParent && (
            <Button size="small" onClick={() => takeParent(parent)}>
              Another child
            </Button>
          )}
        </>
      )}
    </div>
  );
}
