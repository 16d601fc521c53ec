import { type ChangeEvent, useState } from 'react';
import type { useFormDraft } from '../browser/drafts.ts';

/** What to correct before a form can be sent, and in which field. */
export interface FieldProblem<Field = string> {
  field: Field;
  text: string;
}

type Draft<Fields extends object> = Pick<
  ReturnType<typeof useFormDraft<Fields>>,
  'fields' | 'set' | 'remove'
>;

/**
 * A form whose fields are stored as they are typed. Its problems are shown once it was checked.
 *
 * @param read returns what to send, or what to correct first
 */
export function useForm<Fields extends object, Sent extends object>(
  draft: Draft<Fields>,
  read: (fields: Fields) => Sent | FieldProblem | undefined,
) {
  type Name = Extract<keyof Fields, string>;
  const { fields, set } = draft;
  const [isChecked, setIsChecked] = useState(false);
  const result = read(fields);
  const sent = result && !('field' in result) ? result : undefined;
  const problem = result && 'field' in result && isChecked ? result : undefined;
  const errorIn = (name: Name) => (problem?.field === name ? problem.text : undefined);
  return {
    ...draft,
    /** What would be sent; undefined while there is something to correct. */
    sent,
    setIsChecked,
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
