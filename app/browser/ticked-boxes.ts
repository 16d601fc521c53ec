/** Ticks and selects in a form what a query names, and leaves the other controls as they are. */
export function applyChoice(form: HTMLFormElement, query: string): void {
  const named = new URLSearchParams(query);
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options)
        if (option.value === named.get(control.name)) option.selected = true;
    } else if (control instanceof HTMLInputElement) {
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

/** Whether the visitor has changed any box. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some((box) => box.checked !== box.defaultChecked);
}
