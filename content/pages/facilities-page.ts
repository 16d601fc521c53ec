import document from '#documents/facilities.json' with { type: 'json' };
import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';

/** The texts at the top of /facilities. */
export const facilitiesPage = {
  heading: 'Facilities',
  lead: fillTexts(pages.facilities).lead,
  listHeading: 'In each room',
} as const;

/** Additional services, amenities and safety. */
export const facilityLists = fillTexts([
  document.services,
  document.amenities,
  document.safety,
]).map((list) => ({ ...list, points: list.points.map(({ text }) => text) }));
