import document from '#documents/testimonials.json' with { type: 'json' };
import { rated } from './testimonials.ts';

/** The testimonials of home and of the two overviews. */
export const testimonials = {
  home: rated(document.home),
  oLevelOverview: rated(document.oLevelOverview),
  aLevelOverview: rated(document.aLevelOverview),
} as const;
