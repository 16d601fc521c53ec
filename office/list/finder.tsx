import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { office } from '#content/office/page.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { searchOf, type View } from './filters.ts';
import styles from './finder.module.css';

const words = office.list;

/** Marks an address that this form has asked for. */
const TYPED = 'typed';

/** How long a pause in typing ends a word, in milliseconds. */
const PAUSE = 250;

/** Looks for a name, a number or a reference, and shows one kind only. Both stand in the address. */
export function Finder({ view }: { view: View }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.q);
  const { key, state } = useLocation();
  const [seen, setSeen] = useState(key);
  const isOurs = useNavigationType() !== 'POP' && state === TYPED;
  // Back, forward and a tab change what is searched for. What this field has sent does not change
  // it: by the time that it is shown, more may have been typed.
  if (seen !== key) {
    setSeen(key);
    if (!isOurs) setTyped(view.q);
  }
  const show = (next: Partial<View>) =>
    navigate(
      { pathname: '/', search: searchOf({ ...view, ...next }) },
      { replace: true, state: TYPED },
    );
  const search = () => {
    const q = typed.trim();
    // A submission that was opened meanwhile is not taken away again.
    if (q !== view.q && window.location.pathname === '/')
      show({ q, tab: view.tab === 'held' ? 'held' : 'open' });
  };
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <search>
      <form
        className={styles.finder}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className={styles.words}>
          <Icon name="search" />
          <VisuallyHidden as="label" htmlFor={id}>
            {words.search}
          </VisuallyHidden>
          <input
            id={id}
            type="search"
            placeholder={words.searchHint}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <label className={styles.kind} data-chosen={view.kind}>
          <VisuallyHidden>{words.kind}</VisuallyHidden>
          <Icon name="filter" />
          <select
            value={view.kind ?? ''}
            onChange={({ target }) => show({ kind: (target.value || undefined) as View['kind'] })}
          >
            <option value="">{words.allKinds}</option>
            <option value="registration">{words.registrations}</option>
            <option value="enquiry">{words.enquiries}</option>
          </select>
        </label>
      </form>
    </search>
  );
}
