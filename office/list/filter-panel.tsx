import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nextCallWords } from '#content/office/next-call.ts';
import { office } from '#content/office/page.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { useClasses } from '../api/classes.ts';
import { useOwners } from '../api/lists.ts';
import { useEmail } from '../api/session.ts';
import { classText, colleagueName } from '../format/words.ts';
import { type FilterKey, isFiltered, placeOf, type View } from '../model/list-view.ts';
import styles from './filter-panel.module.css';

const words = office.list;

/** The list's filters. The address has them, so that they survive a reload. */
export function FilterPanel({ view }: { view: View }) {
  const email = useEmail();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useClasses();
  const { data: owners = [] } = useOwners(isOpen);
  const { chosen } = view;
  const choose = (key: FilterKey, value: string) => {
    const { [key]: _before, ...others } = chosen;
    const { to, state } = placeOf({
      ...view,
      chosen: value === '' ? others : { ...others, [key]: value },
    });
    // What is being typed in the search stays there.
    navigate(to, { replace: true, state: { ...state, typed: true } });
  };
  const level = levelKeys.find((one) => one === chosen.level);
  const subjects = (level ? [level] : levelKeys).flatMap((one) => [...levels[one].subjects]);
  const classes = (data?.classes ?? [])
    .filter((one) => !level || one.level === level)
    .map((one) => ({ value: one.id, name: `${classText(one)} (${levels[one.level].name})` }));
  const colleagues = owners.filter((owner) => owner !== email);
  const select = (key: FilterKey, options: readonly Option[]) => (
    <SelectField
      label={words.filter[key]}
      value={chosen[key] ?? ''}
      onChange={({ target }) => choose(key, target.value)}
    >
      <option value="">{words.any}</option>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  const date = (key: 'from' | 'to'): ReactNode => (
    <TextField
      label={words.filter[key]}
      type="date"
      value={chosen[key] ?? ''}
      onChange={({ target }) => choose(key, target.value)}
    />
  );
  return (
    <div className={styles.panel} data-screen="">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{words.filters(Object.keys(chosen).length)}</summary>
        {isOpen && (
          <div className={styles.fields}>
            {select('kind', [
              { value: 'registration', name: words.registrations },
              { value: 'enquiry', name: words.enquiries },
            ])}
            {select(
              'level',
              levelKeys.map((value) => ({ value, name: levels[value].name })),
            )}
            {select(
              'subject',
              [...new Set(subjects)].map((value) => ({ value, name: value })),
            )}
            {select('owner', [
              { value: 'me', name: nextCallWords.mine },
              { value: 'none', name: nextCallWords.unowned },
              ...colleagues.map((value) => ({ value, name: colleagueName(value) })),
            ])}
            {select('class', classes)}
            {select('waitingFor', classes)}
            {select('placedIn', classes)}
            {select('callAgain', [
              { value: 'today', name: words.callAgain.today },
              { value: 'later', name: words.callAgain.later },
            ])}
            {date('from')}
            {date('to')}
          </div>
        )}
      </details>
      {isFiltered(chosen) && <ClearFilters view={view} />}
    </div>
  );
}

interface Option {
  value: string;
  name: string;
}

/** A link to the same view without filters. */
export function ClearFilters({ view }: { view: View }) {
  return (
    <Link className={styles.clear} {...placeOf({ ...view, chosen: {} })} replace>
      {words.clearFilters}
    </Link>
  );
}
