import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useEmail } from '../api/email.ts';
import { queries } from '../api/queries.ts';
import { classText, colleagueName } from '../format/words.ts';
import { type FilterKey, filterKeys, isFiltered, placeOf, type View } from '../model/list-view.ts';
import styles from './filter-panel.module.css';

const words = office.list;

/** The list's filters. The address has them, so that they survive a reload. */
export function FilterPanel({ view }: { view: View }) {
  const email = useEmail();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(queries.classes);
  const { owners = [] } = useQuery({ ...queries.owners, enabled: isOpen }).data ?? {};
  const { chosen } = view;
  const choose = (key: FilterKey, value: string) => {
    const { to, state } = placeOf({ ...view, chosen: { ...chosen, [key]: value } });
    // What is being typed in the search stays there.
    navigate(to, { replace: true, state: { ...state, typed: true } });
  };
  const level = levelKeys.find((one) => one === chosen.level);
  const subjects = (level ? [level] : levelKeys).flatMap((one) => [...levels[one].subjects]);
  const classes = Object.fromEntries(
    (data?.classes ?? [])
      .filter((one) => !level || one.level === level)
      .map((one) => [one.id, `${classText(one)} (${levels[one.level].name})`]),
  );
  const colleagues = owners.filter((owner) => owner !== email);
  // The names of the values; a day has none.
  const options: Record<FilterKey, Record<string, string> | undefined> = {
    kind: words.kinds,
    level: Object.fromEntries(levelKeys.map((key) => [key, levels[key].name])),
    subject: Object.fromEntries(subjects.map((subject) => [subject, subject])),
    owner: {
      me: nextCallWords.mine,
      none: nextCallWords.unowned,
      ...Object.fromEntries(colleagues.map((owner) => [owner, colleagueName(owner)])),
    },
    class: classes,
    waitingFor: classes,
    placedIn: classes,
    callAgain: words.callAgain,
    from: undefined,
    to: undefined,
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
        <option value="">{words.any}</option>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  };
  return (
    <div className={styles.panel} data-screen="">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{words.filters(Object.keys(chosen).length)}</summary>
        {isOpen && <div className={styles.fields}>{filterKeys.map(field)}</div>}
      </details>
      {isFiltered(chosen) && <ClearFilters view={view} />}
    </div>
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
