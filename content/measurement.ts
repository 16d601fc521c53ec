import { placeholder } from './school.ts';

/** The conversion that the O Level overview reports on load (specification, section 7). */
export const conversion = {
  /** Used while VITE_CONVERSION_ID is not set at build. */
  destination: placeholder('AW-000000000/placeholder'),
  value: 1,
  currency: 'AUD',
} as const;
