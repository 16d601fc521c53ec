import type { UseMutationResult } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type MouseEvent, useState } from 'react';
import { office } from '#content/office/office-texts.ts';
import { isSame } from '#content/schemas/document-value.ts';
import { ifDone } from '../api/client.ts';
import { useEmail } from '../api/email.ts';
import { draftStore } from '../browser/drafts.ts';
import { siteDrafts } from './site-drafts.ts';

/** What to correct before a form can be sent, and in which field. */
export interface FieldProblem<Field = string> {
  field: Field;
  text: string;
}

/** What is typed, and the fields as they were saved when the typing began. */
const drafts = draftStore<object & { savedThen?: object }>('office:form:');

/**
 * The fields of a form that are not saved yet. They survive a reload and the end of a session.
 *
 * @param name of the form and what it is about; each person has drafts of their own
 * @param saved the fields as they are without a draft
 */
export function useFormDraft<Fields extends object>(name: string, saved: Fields) {
  const key = `${useEmail()} ${name}`;
  const draft = drafts.use(key);
  const { savedThen, ...typed } = draft ?? {};
  const read = (): Fields => {
    const { savedThen: _, ...now } = drafts.get(key) ?? {};
    return { ...saved, ...now };
  };
  return {
    fields: { ...saved, ...typed },
    /** Whether something else was saved since the typing began, by a colleague or in another window. */
    isOvertaken: savedThen !== undefined && !isSame(savedThen, saved),
    /** The fields as they are now, in a callback that is called later. */
    read,
    set: (change: Partial<Fields>) => {
      const next = { ...read(), ...change };
      const then = { savedThen: drafts.get(key)?.savedThen ?? saved };
      // What is as it was before is not lost by signing out.
      drafts.set(key, isSame(next, saved) ? undefined : { ...next, ...then });
    },
    /** Removes what was saved. Returns false if more was typed since then, which stays. */
    remove: () => {
      const isUnchanged = drafts.get(key) === draft;
      if (isUnchanged) drafts.set(key, undefined);
      return isUnchanged;
    },
  };
}

/** A note about a submission, and the name of the family's child or of the enquirer. */
interface Note {
  name: string;
  text: string;
}

/** The note that a person is writing about a submission. */
export function useNote(reference: string) {
  const draft = useFormDraft<Note>(`note ${reference}`, { name: '', text: '' });
  return {
    ...draft,
    /** Once a text is stored: what was typed before or after it since then stays. */
    removeText: (sent: string) => draft.set({ text: draft.read().text.replace(sent, '').trim() }),
  };
}

/**
 * What a person would lose by signing out: whom or what the unsent notes, answers and forms are about. The
 * forms without a text of their own are about a submission, and named by its reference.
 */
export function unsentAbout(email: string): string[] {
  const { forms, site } = office.leaving;
  const inForms = drafts.entries().flatMap(([key, typed]) => {
    if (!key.startsWith(`${email} `)) return [];
    const [form = '', about = ''] = key.slice(email.length + 1).split(' ');
    const { name, text } = typed as Partial<Note>;
    if (form === 'note') return text?.trim() ? (name ?? []) : [];
    // A message is a draft as soon as it is opened, with the text that its key ends with.
    if (text !== undefined && key.endsWith(` ${text}`)) return [];
    return Object.hasOwn(forms, form) ? forms[form as keyof typeof forms] : about;
  });
  const isInSite = siteDrafts
    .entries()
    .some(([key, { isSaved }]) => key.startsWith(`${email} `) && !isSaved);
  return [...new Set([...inForms, ...(isInSite ? [site] : [])])];
}

/** Removes all that a person has typed in this window and not sent, once the session is closed. */
export function removeDraftsOf(email: string): void {
  removeDrafts((key) => key.startsWith(`${email} `));
}

/** Removes what was typed about a submission that is erased. */
export function removeDraftsAbout(reference: string): void {
  removeDrafts((key) => key.endsWith(` ${reference}`));
}

function removeDrafts(isMeant: (key: string) => boolean): void {
  for (const store of [drafts, siteDrafts]) {
    for (const [key] of store.entries()) if (isMeant(key)) store.set(key, undefined);
  }
}

type Draft<Fields extends object> = Omit<
  ReturnType<typeof useFormDraft<Fields>>,
  'read' | 'isOvertaken'
>;

/**
 * A form whose fields are stored as they are typed, until they are sent.
 *
 * @param read returns what to send, or what to correct first
 * @param done called once it is sent, unless the form was left; `isUnchanged` is false if more was
 *   typed since then
 */
export function useForm<Fields extends object, Sent extends object, Reply>(
  draft: Draft<Fields>,
  read: (fields: Fields) => NoInfer<Sent> | FieldProblem | undefined,
  sending: UseMutationResult<Reply, Error, Sent>,
  done: (sent: Sent, reply: Reply, isUnchanged: boolean) => void,
) {
  type Name = Extract<keyof Fields, string>;
  const { fields, set } = draft;
  const [isChecked, setIsChecked] = useState(false);
  const result = read(fields);
  const sent = result && !('field' in result) ? result : undefined;
  const problem = isChecked && result && 'field' in result ? result : undefined;
  const errorIn = (name: Name) => (problem?.field === name ? problem.text : undefined);
  return {
    ...draft,
    /** What would be sent; undefined while there is something to correct. */
    sent,
    setIsChecked,
    isPending: sending.isPending,
    error: sending.error,
    /** Sends the form, or marks what to correct. */
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.isPending) return;
      setIsChecked(true);
      if (!sent) return focusMarked(event.currentTarget);
      const onSuccess = (reply: Reply) => {
        const isUnchanged = draft.remove();
        if (isUnchanged) setIsChecked(false);
        done(sent, reply, isUnchanged);
      };
      // `onSuccess` is not called once the form is left.
      ifDone(sending.mutateAsync(sent, { onSuccess }), draft.remove);
    },
    /** Sends the form as another one, which a button in it asks for: the submit button gets its focus. */
    sendAs: (
      { currentTarget: { form } }: MouseEvent<HTMLButtonElement>,
      change: Partial<Fields>,
    ) => {
      set(change);
      requestAnimationFrame(() => {
        form?.querySelector<HTMLElement>('[type=submit]')?.focus();
        form?.requestSubmit();
      });
    },
    /** The properties of a text field. */
    field: (name: Name) => ({
      name,
      value: String(fields[name]),
      onChange: ({ target }: ChangeEvent<{ value: string }>) =>
        set({ [name]: target.value } as Partial<Fields>),
      error: errorIn(name),
    }),
    /** The properties of a choice. */
    choice: <Key extends Name>(name: Key) => ({
      value: fields[name],
      choose: (value: Fields[Key]) => set({ [name]: value } as unknown as Partial<Fields>),
      error: errorIn(name),
    }),
  };
}

/** Focuses the first field to correct, once it is marked. */
function focusMarked(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
