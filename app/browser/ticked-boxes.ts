type Choice = HTMLInputElement & HTMLSelectElement;

/** What the visitor has ticked, unticked and selected before the page has hydrated (docs/requirements.md, R32.5). */
const early = new Set<string>();

if (typeof document !== 'undefined' && !isHydrated()) {
  const choices = 'select, [type=checkbox], [type=radio]';
  for (const control of document.querySelectorAll<Choice>(choices))
    if (isChanged(control)) early.add(keyOf(control));
  // Hydration makes the defaults those of a page without an address.
  document.addEventListener('change', ({ target }) => {
    if (!isHydrated()) early.add(keyOf(target as Choice));
  });
}

function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}

/** Whether it is not as the page was sent; without a choice, a select shows its first option. */
function isChanged({ checked, defaultChecked, options = [] as never }: Choice): boolean {
  const isOther = ({ index, selected, defaultSelected }: HTMLOptionElement) =>
    index > 0 && selected !== defaultSelected;
  return checked !== defaultChecked || [...options].some(isOther);
}

/** The same when a translator has made React build the page again. */
function keyOf({ name, value, options }: Choice): string {
  return options ? name : `${name} ${value}`;
}

/** Whether there was such a choice. From now on the form is as any other. */
export function takeEarlyChoice(): boolean {
  const isEarly = early.size > 0;
  early.clear();
  return isEarly;
}

/**
 * Ticks and selects in a form what a query names, and leaves the other controls as they are; also an early
 * choice, and then the level.
 */
export function applyChoice(form: HTMLFormElement, query: string): void {
  const named = new URLSearchParams(query);
  for (const control of form.elements) {
    if (early.has(keyOf(control as Choice))) continue;
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options)
        if (option.value === named.get(control.name)) option.selected = true;
    } else if (
      control instanceof HTMLInputElement &&
      !(early.size > 0 && control.type === 'radio')
    ) {
      if (named.getAll(control.name).includes(control.value)) control.checked = true;
    }
  }
}

/**
 * Resets a form to what it is without a choice. Of what the server has rendered for the first address,
 * hydration makes the boxes as they are without it, but not the options.
 */
export function clearChoice(form: HTMLFormElement): void {
  form.reset();
  for (const select of form.querySelectorAll('select')) select.selectedIndex = 0;
}
