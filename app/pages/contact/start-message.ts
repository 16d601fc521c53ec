import { messageTopics } from '#content/school/contact.ts';

/**
 * Starts a message: fills in its subject and puts the cursor into the first field that is still
 * empty. A subject of the visitor's own stays.
 *
 * @param form the contact form's id
 */
export function startMessage(form: HTMLFormElement, subject: string): void {
  const field = form.querySelector<HTMLInputElement>('[name="subject"]');
  if (field && isSuggested(field.value)) {
    field.value = subject;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const inputs = ['name', 'email', 'message'].map((name) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  );
  (inputs.find((input) => input?.value === '') ?? field)?.focus();
}

function isSuggested(subject: string): boolean {
  return subject.trim() === '' || messageTopics.some((topic) => topic.subject === subject);
}
