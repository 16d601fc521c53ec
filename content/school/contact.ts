import facts from '#documents/school.json' with { type: 'json' };
import { road, school } from './school.ts';

/** Where the maps link and the directions lead: a search for the address. */
const addressQuery = encodeURIComponent(`${school.address}, ${school.place.country}`);

const { landmarks, latitude, longitude } = facts.map;

export const map = {
  visitUrl: `https://www.google.com/maps/search/?api=1&query=${addressQuery}`,
  directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${addressQuery}`,
  frameTitle: `Map of ${road} from OpenStreetMap`,
  alt: `Sketch of ${road} between ${landmarks.west} and ${landmarks.east}`,
  /** Degrees. The middle of the embedded map and its pin. */
  position: { latitude, longitude },
  landmarks,
} as const;
