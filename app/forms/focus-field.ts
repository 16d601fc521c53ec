import { payloadField } from '#payloads/form-fields.ts';

/**
 * Moves the focus to the first control, in the order of the form, that one of these fields of the
 * payload belongs to. A control that is not shown is passed over.
 */
export function focusField(form: HTMLFormElement, fields: readonly string[]): void {
  const controls = [...form.elements] as HTMLElement[];
  controls
    .find((control) => fields.includes(payloadField(nameOf(control))) && isShown(control))
    ?.focus();
}

/** A busy button loses the focus: gives it back, unless the visitor has moved on. */
export function focusSubmit(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}

function isShown(control: Element): boolean {
  return control.getClientRects().length > 0;
}

function nameOf(control: Element): string {
  return control.getAttribute('name') ?? '';
}
