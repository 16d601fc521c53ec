import { createContext, useContext } from 'react';

/** The values that the server fills into the fields of a page, by their names. */
export interface FieldState {
  values: URLSearchParams;
  /** The field that has the focus when the page opens; of boxes that share a name, which one. */
  focus?: { name: string; value?: string | undefined } | undefined;
}

/** Set only while the server renders a response. In the browser the fields have their own values. */
export const FieldStateContext = createContext<FieldState | undefined>(undefined);

/** The attributes with which a text field starts. */
export function useTextState(name: string | undefined) {
  const state = useContext(FieldStateContext);
  if (!state || name === undefined) return {};
  return {
    defaultValue: state.values.get(name) ?? undefined,
    autoFocus: state.focus?.name === name || undefined,
  };
}

/** The attributes with which a box or radio button starts. */
export function useTickState(name: string | undefined, value: unknown) {
  const state = useContext(FieldStateContext);
  if (!state || name === undefined) return {};
  const { values, focus } = state;
  return {
    defaultChecked: values.getAll(name).includes(String(value)),
    autoFocus: (focus?.name === name && focus.value === value) || undefined,
  };
}
