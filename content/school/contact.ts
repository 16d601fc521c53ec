import { derived } from '../derived.ts';
import { schoolOf } from './school.ts';

/** The map of /contact and the links to it. */
export const mapOf = derived((documents) => {
  const school = schoolOf(documents);
  const { road } = documents.school.place;
  const { landmarks, latitude, longitude } = documents.school.map;
  /** Where the maps link and the directions lead: a search for the address. */
  const addressQuery = encodeURIComponent(`${school.address}, ${school.place.country}`);
  return {
    visitUrl: `https://www.google.com/maps/search/?api=1&query=${addressQuery}`,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${addressQuery}`,
    frameTitle: `Map of ${road} from OpenStreetMap`,
    alt: `Sketch of ${road} between ${landmarks.west} and ${landmarks.east}`,
    /** Degrees. The middle of the embedded map and its pin. */
    position: { latitude, longitude },
    landmarks,
  };
});
