import type { Fact } from './school.ts';

/** The conversion that the O Level overview reports on load (specification, section 7). */
export const conversion = {
  /** Used while VITE_CONVERSION_ID is not set at build. */
  destination: { value: 'AW-000000000/placeholder', placeholder: true } satisfies Fact,
  value: 1,
  currency: 'AUD',
} as const;
