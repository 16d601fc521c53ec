import school from '#documents/school.json' with { type: 'json' };
import type { SitePath } from './paths.ts';

/** The conversion that the O Level overview reports on load (docs/requirements.md, R23.6). */
export const conversion = {
  page: '/o-level-classes',
  /** Used while VITE_CONVERSION_ID is not set at build. */
  destination: school.conversion,
  value: 1,
  currency: 'AUD',
} as const satisfies { page: SitePath } & Record<string, unknown>;
