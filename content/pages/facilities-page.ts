import document from '#documents/facilities.json' with { type: 'json' };
import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';

/** The texts at the top of /facilities. */
export const facilitiesPage = {
  heading: 'Facilities',
  lead: fillTexts(pages.facilities).lead,
  listHeading: 'In each room',
} as const;

type PointList = Documents['facilities']['services'];

/** Additional services, amenities and safety. */
export const facilityLists = fillTexts([
  document.services,
  document.amenities,
  document.safety,
] satisfies readonly PointList[]).map(({ title, intro, points }) => ({
  title,
  intro,
  points: points.map(({ text }) => text),
}));
