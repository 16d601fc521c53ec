import { classFacts } from '../school/claims.ts';
import { school } from '../school/school.ts';

/** The words at the top of /facilities. */
export const facilitiesPage = {
  heading: 'Facilities',
  lead: 'Five rooms with the roof off, so that you can look in.',
  listHeading: 'In each room',
} as const;

/** A short list of the facilities page: a heading and its points. */
export interface FacilityList {
  readonly title: string;
  readonly intro: string;
  readonly points: readonly string[];
}

/** Additional services, amenities and safety. Written here, for the school to confirm. */
export const facilityLists = {
  services: {
    title: 'Additional services',
    intro: 'Beside the classes themselves.',
    points: [
      'Assessments: monthly for O Level, bi-weekly for A Level',
      `Revision classes of ${classFacts.revisionHours} hours, ${classFacts.revisionMaximum} students at most`,
      'A brief assessment before the first class, to find the right group',
    ],
  },
  amenities: {
    title: 'Amenities',
    intro: 'Small things a long afternoon needs.',
    points: ['Drinking water', 'A dining area', 'A quiet table in the library'],
  },
  safety: {
    title: 'Safety',
    intro: 'What a parent asks at the door.',
    points: [
      'We ask for a parent or guardian’s phone number with every registration',
      `The office is open ${school.officeHours.value.days}, ${school.officeHours.value.times}`,
      `At most ${classFacts.regularMaximum} students in a regular class`,
    ],
  },
} as const satisfies Record<string, FacilityList>;
