import { payloadField } from '#payloads/form-fields.ts';

/**
 * Moves the focus to the first control, in the order of the form, that one of these fields of the
 * payload belongs to. A control that is not shown is passed over.
 */
export function focusField(form: HTMLFormElement, fields: readonly string[]): void {
  for (const control of form.elements as HTMLCollectionOf<HTMLElement>) {
    if (!fields.includes(payloadField(control.getAttribute('name') ?? ''))) continue;
    control.focus();
    // What is not shown takes no focus.
    if (document.activeElement === control) return;
  }
}

/** A busy button loses the focus: gives it back, unless the visitor has moved on. */
export function focusSubmit(form: HTMLFormElement): void {
  if (document.activeElement !== document.body) return;
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
