import { createContext, useContext } from 'react';
import type { Notice } from '#content/forms/notices.ts';
import type { Receipt } from './receipt.ts';

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

/** Set by app/entry.server.tsx alone. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Undefined in the browser and in the build. */
export function usePostedForm(): PostedForm | undefined {
  return useContext(PostedFormContext);
}
