import type { Filters } from '../model/list-view.ts';

/** The keys of the query cache. */
export const keys = {
  session: ['session'] as const,
  /** All that belongs to a session and is removed with it. */
  office: ['office'] as const,
  lists: ['office', 'list'] as const,
  list: (filters: Filters) => ['office', 'list', filters] as const,
  urgent: ['office', 'urgent'] as const,
  submissions: ['office', 'submission'] as const,
  submission: (reference: string) => ['office', 'submission', reference] as const,
  promise: ['office', 'promise'] as const,
  passkeys: ['office', 'passkeys'] as const,
  classes: ['office', 'classes'] as const,
};
