import type { Notice } from '#content/forms/notices.ts';
import { honeypotName, payloadField } from '#payloads/form-fields.ts';
import type { PageFill } from './page-fill.ts';
import type { Slot } from './template.ts';

/** The page's form of that name, by the built HTML's `data-form`. */
export function formNamed(page: PageFill, name: string): Slot | undefined {
  return page.slots('data-form', name).find(({ tagName }) => tagName === 'form');
}

/** Puts what was sent back into the form's controls. */
export function fillValues(page: PageFill, form: Slot, entries: URLSearchParams): void {
  let select: Slot | undefined;
  for (const control of page.slots('control', undefined, form)) {
    if (control.tagName === 'option') {
      const chosen = select && entries.get(nameOf(select));
      mark(page, control, 'selected', control.attributes.get('value') === chosen);
      continue;
    }
    const name = nameOf(control);
    const type = control.attributes.get('type');
    if (control.tagName === 'select') select = control;
    else if (control.tagName === 'textarea') page.setText(control, entries.get(name) ?? '');
    else if (type === 'checkbox' || type === 'radio') {
      const value = control.attributes.get('value') ?? 'on';
      mark(page, control, 'checked', entries.getAll(name).includes(value));
    } else if (entries.has(name) && name !== honeypotName) {
      page.setAttribute(control, 'value', entries.get(name) ?? '');
    }
  }
}

/** Ticks the boxes that the page's address asks for, and leaves the others as they are. */
export function tickNamed(
  page: PageFill,
  form: Slot,
  name: string,
  values: readonly string[],
): void {
  for (const control of page.slots('control', undefined, form)) {
    if (nameOf(control) !== name) continue;
    if (values.includes(control.attributes.get('value') ?? '')) {
      page.setAttribute(control, 'checked', '');
    }
  }
}

/** Shows each message in its field's slot; the cursor goes to the first field that has one. */
export function fillErrors(page: PageFill, form: Slot, messages: Record<string, string>): void {
  const controls = Map.groupBy(page.slots('control', undefined, form), (control) =>
    payloadField(nameOf(control)),
  );
  let first: Slot | undefined;
  for (const slot of page.slots('data-error', undefined, form)) {
    const field = slot.attributes.get('data-error') ?? '';
    const message = messages[field];
    if (message === undefined) continue;
    page.setText(slot, message);
    page.removeAttribute(slot, 'hidden');
    const own = controls.get(field) ?? [];
    for (const control of own) {
      const isRadio = control.attributes.get('type') === 'radio';
      if (!isRadio) page.setAttribute(control, 'aria-invalid', 'true');
    }
    first ??= own[0];
  }
  if (first) page.setAttribute(first, 'autofocus', '');
}

/** Shows the panel above the submit button. */
export function showFailure(
  page: PageFill,
  form: Slot,
  { title, text }: Pick<Notice, 'title' | 'text'>,
): void {
  for (const slot of page.slots('data-slot', 'failure', form)) page.removeAttribute(slot, 'hidden');
  fillTexts(page, { 'failure-title': title, 'failure-text': text }, form);
}

/** Shows a view or slot that was hidden, and takes the reader to it. */
export function show(page: PageFill, slot: Slot): void {
  page.removeAttribute(slot, 'hidden');
  page.setAttribute(slot, 'tabindex', '-1');
  page.setAttribute(slot, 'autofocus', '');
}

export function hide(page: PageFill, slot: Slot): void {
  page.setAttribute(slot, 'hidden', '');
}

/** Writes texts into the elements that ask for them by `data-fill`; a list gets an item each. */
export function fillTexts(
  page: PageFill,
  texts: Record<string, string | readonly string[]>,
  within?: Slot,
): void {
  for (const slot of page.slots('data-fill', undefined, within)) {
    const text = texts[slot.attributes.get('data-fill') ?? ''];
    if (typeof text === 'string') page.setText(slot, text);
    else if (text) page.setItems(slot, text);
  }
}

/** Hides the rows of a list of facts that were filled with nothing: a label alone says nothing. */
export function hideEmptyRows(page: PageFill, view: Slot): void {
  for (const row of page.slots('row', undefined, view)) {
    const values = page.slots('data-fill', undefined, row);
    if (values.length > 0 && values.every((value) => page.isEmpty(value))) hide(page, row);
  }
}

function nameOf(control: Slot): string {
  return control.attributes.get('name') ?? '';
}

function mark(page: PageFill, control: Slot, attribute: string, on: boolean): void {
  if (on) page.setAttribute(control, attribute, '');
  else if (control.attributes.has(attribute)) page.removeAttribute(control, attribute);
}
