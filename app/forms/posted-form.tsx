import { createContext, type ReactNode, useContext } from 'react';
import type { Receipt } from '#app/browser/receipt.ts';
import type { Notice } from '#app/browser/toasts.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { agreedValue, subjectsFieldName } from '#payloads/form-fields.ts';
import { FieldStateContext } from '#ui/field-state.ts';
import { isLevel } from './form-values.ts';

/** What the server puts into a page for a visitor whose browser runs no scripts. */
export interface PostedForm {
  /** What was typed and ticked, by the names of the inputs; also what the page's address asks for. */
  values: URLSearchParams;
  /** What to correct, by field of the payload. */
  errors?: Record<string, string>;
  /** Why the form was not accepted. */
  notice?: Notice;
  /** The form was stored. */
  sent?: Receipt;
}

const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Makes a posted form known to the forms and fields inside. The browser never renders this. */
export function PostedFormProvider({ form, children }: { form: PostedForm; children: ReactNode }) {
  const { values, errors = {} } = form;
  return (
    <PostedFormContext value={form}>
      <FieldStateContext value={{ values, focus: inputToFocus(values, errors) }}>
        {children}
      </FieldStateContext>
    </PostedFormContext>
  );
}

/** Undefined in the browser and in the build. */
export function usePostedForm(): PostedForm | undefined {
  return useContext(PostedFormContext);
}

/** The first input of the first field that has a message. */
function inputToFocus(values: URLSearchParams, errors: Record<string, string>) {
  const [name] = Object.keys(errors);
  const level = values.get('level') ?? '';
  if (name === 'subjects' && isLevel(level)) {
    return { name: subjectsFieldName(level), value: levels[level].subjects[0] };
  }
  if (name === 'level' || name === 'subjects') return { name: 'level', value: levelKeys[0] };
  return name === undefined ? undefined : { name, value: agreedValue };
}
