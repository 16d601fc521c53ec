import type { Notice } from '#content/notices.ts';
import {
  attribute,
  cloneWithText,
  type Element,
  findAll,
  remove,
  removeAttribute,
  setAttribute,
  setText,
  withAttribute,
} from './document.ts';

const CONTROLS = new Set(['input', 'textarea', 'select']);

/** Puts what was sent back into the form's controls. */
export function fillValues(form: Element, entries: URLSearchParams): void {
  for (const control of controls(form)) {
    const name = attribute(control, 'name');
    if (name === undefined) continue;
    const type = attribute(control, 'type') ?? 'text';
    if (type === 'checkbox' || type === 'radio') {
      tick(control, entries.getAll(name).includes(attribute(control, 'value') ?? 'on'));
    } else if (control.tagName === 'textarea') {
      setText(control, entries.get(name) ?? '');
    } else if (control.tagName === 'select') {
      choose(control, entries.get(name) ?? '');
    } else if (entries.has(name) && name !== 'hp-note') {
      setAttribute(control, 'value', entries.get(name) ?? '');
    }
  }
}

/** Ticks the boxes that the page's address asks for, and leaves the others as they are. */
export function tickNamed(form: Element, name: string, values: readonly string[]): void {
  for (const control of controls(form)) {
    if (attribute(control, 'name') !== name) continue;
    if (values.includes(attribute(control, 'value') ?? '')) setAttribute(control, 'checked', '');
  }
}

/** Shows each message in its field's slot; the cursor goes to the first field that has one. */
export function fillErrors(form: Element, messages: Record<string, string>): void {
  const [first] = withAttribute(form, 'data-error').flatMap((slot) => {
    const field = attribute(slot, 'data-error') ?? '';
    const message = messages[field];
    if (message === undefined) return [];
    setText(slot, message);
    removeAttribute(slot, 'hidden');
    const own = controls(form).filter((control) => fieldOf(control) === field);
    for (const control of own) {
      if (attribute(control, 'type') !== 'radio') setAttribute(control, 'aria-invalid', 'true');
    }
    return own.slice(0, 1);
  });
  if (first) setAttribute(first, 'autofocus', '');
}

/** Shows the panel above the submit button. */
export function showFailure(form: Element, { title, text }: Pick<Notice, 'title' | 'text'>): void {
  for (const slot of withAttribute(form, 'data-slot', 'failure')) removeAttribute(slot, 'hidden');
  fill(form, { 'failure-title': title, 'failure-text': text });
}

/** Shows a view or slot that was hidden, and takes the reader to it. */
export function show(element: Element): void {
  removeAttribute(element, 'hidden');
  setAttribute(element, 'tabindex', '-1');
  setAttribute(element, 'autofocus', '');
}

export function hide(element: Element): void {
  setAttribute(element, 'hidden', '');
}

/** Writes texts into the elements that ask for them by `data-fill`; a list gets an item each. */
export function fill(parent: Element, texts: Record<string, string | readonly string[]>): void {
  for (const element of withAttribute(parent, 'data-fill')) {
    const text = texts[attribute(element, 'data-fill') ?? ''];
    if (text === undefined) continue;
    if (text === '') element.childNodes = [];
    else if (typeof text === 'string') setText(element, text);
    else fillList(element, text);
  }
}

/** Hides the rows of a list of facts whose value was left out: a label without one says nothing. */
export function hideEmptyRows(view: Element): void {
  for (const value of withAttribute(view, 'data-fill')) {
    const row = value.parentNode as Element | null;
    if (value.tagName === 'dd' && value.childNodes.length === 0 && row) hide(row);
  }
}

/** Takes out what would hydrate: the page is now other than the scripts expect. */
export function removeScripts(root: Parameters<typeof findAll>[0]): void {
  const loads = (element: Element) =>
    (element.tagName === 'script' && attribute(element, 'type') !== 'application/ld+json') ||
    (element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload');
  for (const element of findAll(root, loads)) remove(element);
}

function controls(form: Element): Element[] {
  return findAll(form, ({ tagName }) => CONTROLS.has(tagName));
}

/** The payload's name for a control: both levels' boxes are `subjects`. */
function fieldOf(control: Element): string {
  const name = attribute(control, 'name') ?? '';
  return name.startsWith('subjects-') ? 'subjects' : name;
}

function tick(control: Element, on: boolean): void {
  if (on) setAttribute(control, 'checked', '');
  else removeAttribute(control, 'checked');
}

function choose(select: Element, value: string): void {
  for (const option of findAll(select, ({ tagName }) => tagName === 'option')) {
    if (attribute(option, 'value') === value) setAttribute(option, 'selected', '');
    else removeAttribute(option, 'selected');
  }
}

function fillList(list: Element, texts: readonly string[]): void {
  const [pattern] = findAll(list, ({ tagName }) => tagName === 'li');
  if (pattern) list.childNodes = texts.map((text) => cloneWithText(pattern, text));
}
