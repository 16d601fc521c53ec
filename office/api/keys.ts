/** What a list is asked for. All of it stands in the address, so that a view can be sent on. */
export interface Filters {
  state?: string;
  kind?: 'enquiry' | 'registration';
  held?: '1';
  undelivered?: '1';
  q?: string;
}

/** Under which keys the cache keeps what was fetched. */
export const keys = {
  session: ['session'] as const,
  /** All that belongs to a session, and goes with it. */
  office: ['office'] as const,
  lists: ['office', 'list'] as const,
  list: (filters: Filters) => ['office', 'list', filters] as const,
  urgent: ['office', 'urgent'] as const,
  arrivals: ['office', 'arrivals'] as const,
  submissions: ['office', 'submission'] as const,
  submission: (reference: string) => ['office', 'submission', reference] as const,
  promise: ['office', 'promise'] as const,
  passkeys: ['office', 'passkeys'] as const,
  classes: ['office', 'classes'] as const,
};
