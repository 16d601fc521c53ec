import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide';
import { type ChangeEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { figuresPage } from '#content/office/figures-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { channelNames, sourceNames } from '#content/office/origins.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { PrintedHeading } from '#ui/text.tsx';
import { useEmail } from '../api/email.ts';
import { queries } from '../api/queries.ts';
import { classText, colleagueName } from '../format/words.ts';
import { openGroups } from '../model/call-groups.ts';
import {
  type FilterKey,
  filterKeys,
  isFiltered,
  isOfTab,
  placeOf,
  type View,
} from '../model/list-view.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { Options } from '../ui/options.tsx';
import outlined from '../ui/outlined.module.css';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import styles from './filters.module.css';
import { tabNames } from './state-tabs.tsx';

const words = office.list;
const OPENER = 'filters';

/** The button of the list's filters, and the sheet that it opens. */
export function Filters({ view }: { view: View }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button id={OPENER} size="small" onClick={() => setIsOpen(true)}>
        <IconLabel of={SlidersHorizontal}>
          {words.filters(Object.keys(view.chosen).length)}
        </IconLabel>
      </Button>
      {isOpen && <FilterSheet view={view} close={() => setIsOpen(false)} />}
    </>
  );
}

/** The address has the filters, so that they survive a reload. Each choice counts at once. */
function FilterSheet({ view, close }: { view: View; close: () => void }) {
  const navigate = useNavigate();
  const options = useOptions(view);
  const { chosen } = view;
  const choose = (key: FilterKey, value: string) => {
    const { to, state } = placeOf({ ...view, chosen: { ...chosen, [key]: value } });
    // What is being typed in the search stays there.
    navigate(to, { replace: true, state: { ...state, typed: true } });
  };
  const field = (key: FilterKey) => {
    const control = {
      label: words.filter[key],
      value: chosen[key] ?? '',
      onChange: ({ target }: ChangeEvent<{ value: string }>) => choose(key, target.value),
    };
    const names = options[key];
    if (!names) return <TextField key={key} type="date" {...control} />;
    return (
      <SelectField key={key} {...control}>
        <option value="">All</option>
        <Options of={Object.entries(names)} />
      </SelectField>
    );
  };
  return (
    <Sheet
      title={words.filters(0)}
      lead="They stay until you clear them."
      opener={OPENER}
      close={close}
    >
      <div className={frame.body} data-narrow="">
        <div className={classNames(layout.columns, styles.fields)}>{filterKeys.map(field)}</div>
        <div className={frame.acts}>
          <Button variant="primary" onClick={close}>
            Show the list
          </Button>
          {isFiltered(chosen) && <ClearFilters view={view} />}
        </div>
      </div>
    </Sheet>
  );
}

/** The filters that are on, with the names of their values. */
function useChosen(view: View): { key: FilterKey; name: string }[] {
  const options = useOptions(view);
  return filterKeys.flatMap((key) => {
    const value = view.chosen[key];
    if (!value) return [];
    return [{ key, name: options[key]?.[value] ?? dayText(value) }];
  });
}

/** On paper, which has neither tabs nor buttons: what is listed. */
export function ListedOnPaper({ view }: { view: View }) {
  const { tab, q } = view;
  const filters = useChosen(view).map(({ key, name }) =>
    words.chosenFilter(words.filter[key], name),
  );
  const parts = [isOfTab(view) && tabNames[tab], q && words.chosenFilter(words.search, q)];
  return <PrintedHeading>{[...parts, ...filters].filter(Boolean).join('; ')}</PrintedHeading>;
}

/** The filters that are on, each with a way to remove it. */
export function ChosenFilters({ view }: { view: View }) {
  const chosen = useChosen(view);
  return (
    <ul
      className={classNames(layout.row, styles.chosen)}
      data-screen=""
      aria-label={words.filters(0)}
    >
      {chosen.map(({ key, name }) => (
        <li key={key}>
          <Link
            className={buttonClass({ size: 'small' }, outlined.outlined)}
            aria-label={words.removeFilter(words.filter[key], name)}
            replace
            {...placeOf({ ...view, chosen: { ...view.chosen, [key]: '' } })}
          >
            <span>{words.chosenFilter(words.filter[key], name)}</span>
            <IconLabel of={X}>{''}</IconLabel>
          </Link>
        </li>
      ))}
      <li>
        <ClearFilters view={view} />
      </li>
    </ul>
  );
}

/** A link to the same view without filters. */
export function ClearFilters({ view }: { view: View }) {
  return (
    <Link className={styles.clear} {...placeOf({ ...view, chosen: {} })} replace>
      {words.clearFilters}
    </Link>
  );
}

/** The names of each filter's values; a day has none. */
function useOptions({ chosen }: View): Record<FilterKey, Record<string, string> | undefined> {
  const email = useEmail();
  const { data } = useQuery(queries.classes);
  const { owners = [] } = useQuery(queries.owners).data ?? {};
  const level = levelKeys.find((one) => one === chosen.level);
  // What was chosen before another level stays in sight, as it still counts.
  const isOffered = (value: string, of: Level) =>
    !level || of === level || Object.values(chosen).includes(value);
  const subjects = levelKeys.flatMap((one) =>
    levels[one].subjects.filter((subject) => isOffered(subject, one)),
  );
  const classes = Object.fromEntries(
    (data?.classes ?? [])
      .filter((one) => isOffered(one.id, one.level))
      .map((one) => [one.id, `${classText(one)} (${levels[one.level].name})`]),
  );
  const colleagues = owners.filter((owner) => owner !== email);
  return {
    group: Object.fromEntries(openGroups.map((group) => [group, words.groups[group].title])),
    kind: words.kinds,
    level: Object.fromEntries(levelKeys.map((key) => [key, levels[key].name])),
    subject: Object.fromEntries(subjects.map((subject) => [subject, subject])),
    owner: {
      me: 'Mine',
      none: 'Without an owner',
      ...Object.fromEntries(colleagues.map((owner) => [owner, colleagueName(owner)])),
    },
    class: classes,
    waitingFor: classes,
    placedIn: classes,
    source: { ...sourceNames, unknown: words.unknown },
    channel: channelNames,
    reason: { ...nextCallWords.reasons, unknown: words.unknown },
    reached: figuresPage.steps,
    called: figuresPage.called,
    callAgain: words.callAgain,
    from: undefined,
    to: undefined,
  };
}
