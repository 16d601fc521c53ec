import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { lastingFilters, placeOf, type View } from '../model/list-view.ts';
import { SearchField } from '../ui/search-field.tsx';

const words = office.list;

/** A pause in typing this long starts the search, in milliseconds. */
const PAUSE = 250;

/** Searches for a name, a number or a reference. */
export function Finder({ view }: { view: View }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.q);
  const { state } = useLocation();
  const [seen, setSeen] = useState(view.q);
  const isOwn = useNavigationType() !== 'POP' && state?.typed === true;
  // Back and forward change the search. The field's own search does not change the field, as more may
  // have been typed since it was sent; a filter chosen in the pause does not either.
  if (seen !== view.q) {
    setSeen(view.q);
    if (!isOwn) setTyped(view.q);
  }
  const search = () => {
    const q = typed.trim();
    // Not if a submission was opened since then.
    if (q === view.q || window.location.pathname !== '/') return;
    const tab = view.tab === 'held' ? 'held' : 'open';
    const found = placeOf({ tab, q, chosen: lastingFilters(view) });
    navigate(found.to, { replace: true, state: { ...found.state, typed: true } });
  };
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}
