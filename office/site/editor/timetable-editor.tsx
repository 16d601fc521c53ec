import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Pencil, Plus } from 'lucide';
import { useLocation, useSearchParams } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import { counterpart, stepsOf, valueAt } from '#content/schemas/document-value.ts';
import { type Documents, documentFields } from '#content/schemas/documents.ts';
import { type EditorField, fieldAt, pointer } from '#content/schemas/editor-fields.ts';
import { listed } from '#content/sentence.ts';
import { days } from '#content/teaching/dates.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { minutesOf, timeRange } from '#content/teaching/times.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { siteQueries } from '../../api/site-queries.ts';
import { useNow } from '../../browser/now.ts';
import page from '../../classes/classes-page.module.css';
import { LevelTabs, Planner } from '../../classes/classes-week.tsx';
import slip from '../../classes/slip.module.css';
import { rowStyle } from '../../classes/slip.tsx';
import { colourOf } from '../../classes/week-of.ts';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { NoWrap } from '../../ui/no-wrap.tsx';
import frame from '../../ui/sheet.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { RecordFields } from '../fields/document-field.tsx';
import { Problems } from '../fields/field-frame.tsx';
import { emptyEntry } from '../fields/new-entry.ts';
import { TeacherChoice } from '../fields/references.tsx';
import { Chapters } from './chapters.tsx';
import { useEditing } from './editing.ts';
import styles from './timetable-editor.module.css';

const words = sitePage.timetable;

type Row = Documents['timetable']['classes']['o-level'][number];

/** The week of a level. A press on a class opens its fields; the address has the open one. */
export function Timetable() {
  const { value: document, change } = useEditing();
  const [search, setSearch] = useSearchParams();
  // A link to a field of a class names its place in the list.
  const [, linkedLevel, linkedAt] = stepsOf(decodeURIComponent(useLocation().hash.slice(1)));
  const level: Level = (linkedLevel ?? search.get('level')) === 'a-level' ? 'a-level' : 'o-level';
  const list = ['classes', level];
  const rows = (valueAt(document, list) ?? []) as readonly Row[];
  const field = fieldAt(documentFields.timetable, [...list, '0']) as EditorField;
  const at = rows.findIndex(({ id }) => id === (search.get('class') ?? rows[Number(linkedAt)]?.id));
  const open = (id: string) => setSearch({ level, class: id }, { replace: true });
  const close = () => setSearch({ level }, { replace: true });
  const { data } = useQuery(siteQueries.document('teachers'));
  const people = data?.value as Documents['teachers'] | undefined;
  const teachers = people?.[level] ?? [];
  const { classes: _classes, ...others } = documentFields.timetable.fields ?? {};
  const add = () => {
    const row = { ...Object(emptyEntry(field, rows)), from: '15:00', to: '17:00' };
    change(list, [...rows, row]);
    open(row.id);
  };
  return (
    <>
      <div className={classNames(layout.row, layout.spread, page.planHead)}>
        <LevelTabs level={level} />
        <Button size="small" onClick={add}>
          <IconLabel of={Plus}>Add a class</IconLabel>
        </Button>
      </div>
      <Planner
        week={days.map((day) => {
          const ofDay = rows
            .filter((row) => row.day === day)
            .sort((one, other) => (one.from < other.from ? -1 : 1));
          return {
            day,
            classes: ofDay.map(stretchOf),
            blocks: ofDay.map((row) => (
              <Block
                key={row.id}
                row={row}
                level={level}
                teachers={teachers
                  .filter(({ classes }) => classes.includes(row.id))
                  .map(({ name }) => name)}
                steps={[...list, String(rows.indexOf(row))]}
                open={() => open(row.id)}
              />
            )),
          };
        })}
      />
      <div className={styles.others}>
        <Chapters field={{ kind: 'record', label: '', fields: others }} />
      </div>
      {at >= 0 && (
        <ClassSheet
          row={rows[at] as Row}
          level={level}
          field={field}
          steps={[...list, String(at)]}
          close={close}
        />
      )}
    </>
  );
}

/** A class of the week: what changed, and what is doubtful. */
function Block({
  row,
  level,
  teachers,
  steps,
  open,
}: {
  row: Row;
  level: Level;
  /** Their names. */
  teachers: readonly string[];
  steps: readonly string[];
  open: () => void;
}) {
  const { value: document, published, problems } = useEditing();
  const today = colomboDate(useNow());
  const was = counterpart(document, steps, published) as Row | undefined;
  const path = pointer(steps);
  const doubts = problems.filter((one) => one.path === path || one.path.startsWith(`${path}/`));
  const time = timeOf(row);
  return (
    <button
      type="button"
      id={`class-${row.id}`}
      className={classNames('spine', slip.slip)}
      style={rowStyle(stretchOf(row))}
      onClick={open}
      {...colourOf({ level, subject: row.subject })}
    >
      <span className={slip.what}>
        <VisuallyHidden>{sitePage.list.change} </VisuallyHidden>
        <b>{row.subject}</b>
        <Turned was={was && timeOf(was)} now={time} />
        <Turned was={was?.room} now={row.room} />
        {teachers.length > 0 && <span className={slip.room}>{listed(teachers)}</span>}
        {(!was || row.startsOn) && (
          <span className={slip.changed}>
            {!was && <b>New</b>}
            {row.startsOn && <span>{`from ${shortDayFrom(today, row.startsOn)}`}</span>}
          </span>
        )}
        {row.endsOn && (
          <span className={slip.changed}>{`ends after ${shortDayFrom(today, row.endsOn)}`}</span>
        )}
        {doubts.length > 0 && (
          <span className={slip.changed}>
            <Icon of={CircleAlert} /> Look here
          </span>
        )}
      </span>
      <span className={slip.pen} aria-hidden="true">
        <IconLabel of={Pencil}>{sitePage.list.change}</IconLabel>
      </span>
    </button>
  );
}

/** A value; where it was changed, the earlier value is struck through next to it. */
function Turned({ was, now }: { was: string | undefined; now: string }) {
  if (was === undefined || was === now) {
    return (
      <NoWrap as="span" className={slip.room}>
        {now}
      </NoWrap>
    );
  }
  return (
    <span className={slip.changed}>
      <NoWrap as="s">{was}</NoWrap>
      <NoWrap as="b">{now}</NoWrap>
    </span>
  );
}

/** The fields of a class. They are saved as they are typed. */
function ClassSheet({
  row,
  level,
  field,
  steps,
  close,
}: {
  row: Row;
  level: Level;
  field: EditorField;
  steps: readonly string[];
  close: () => void;
}) {
  const { value: document, published, problems, change } = useEditing();
  const today = colomboDate(useNow());
  const path = pointer(steps);
  const list = steps.slice(0, -1);
  const rows = valueAt(document, list) as readonly Row[];
  const isOver = row.endsOn !== undefined && row.endsOn < today;
  const isNew = counterpart(document, steps, published) === undefined;
  return (
    <Sheet
      title={row.subject}
      lead={`${levels[level].name}, every ${row.day}`}
      head={colourOf({ level, subject: row.subject })}
      opener={`class-${row.id}`}
      close={close}
    >
      <div className={frame.body} data-narrow="">
        <div className={classNames(layout.columns, styles.fields)}>
          <RecordFields field={field} steps={steps} />
          <TeacherChoice level={level} row={row} />
        </div>
        <Problems problems={problems.filter((one) => one.path === path)} />
        <p className="small">To end a class, give its last day.</p>
        <div className={frame.acts}>
          <Button variant="primary" onClick={close}>
            {words.done}
          </Button>
          {(isNew || isOver) && (
            <Button
              variant="danger"
              onClick={() => {
                change(
                  list,
                  rows.filter(({ id }) => id !== row.id),
                );
                close();
              }}
            >
              Remove from the timetable
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function stretchOf({ from, to }: Row) {
  return { start: minutesIn(from), end: minutesIn(to) };
}

/** A time that is being typed may be empty: then it is three in the afternoon. */
function minutesIn(time: string): number {
  return minutesOf(/^\d\d:\d\d$/.test(time) ? (time as Row['from']) : '15:00');
}

function timeOf(row: Row): string {
  const { start, end } = stretchOf(row);
  return timeRange(start, end);
}
