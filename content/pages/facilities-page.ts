import document from '#documents/facilities.json' with { type: 'json' };
import { fillText } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';

/** The texts at the top of /facilities. */
export const facilitiesPage = {
  heading: 'Facilities',
  lead: 'Look into our five rooms.',
  listHeading: 'In each room',
} as const;

type PointList = Documents['facilities']['services'];

/** Additional services, amenities and safety. */
export const facilityLists = [document.services, document.amenities, document.safety].map(
  ({ title, intro, points }: PointList) => ({
    title,
    intro,
    points: points.map(({ text }) => fillText(text)),
  }),
);
