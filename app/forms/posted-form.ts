import { createContext, useContext } from 'react';
import type { Notice } from '#content/forms/notices.ts';
import type { FreeTime } from '#payloads/envelope.ts';
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
  sent?: Receipt & Stored;
}

/** What the server knows of a registration that it has stored. */
interface Stored {
  /** The address of the family's own page. */
  link?: string | undefined;
  /** The next free times for the assessment, which can be chosen there. */
  times?: readonly FreeTime[];
  /** The names of the classes that were full. */
  waitingFor?: readonly string[];
}

/** Set by app/entry.server.tsx alone. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Undefined in the browser and in the build. */
export function usePostedForm(): PostedForm | undefined {
  return useContext(PostedFormContext);
}
