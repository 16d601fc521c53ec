import { classFacts } from '../school/claims.ts';
import { type PageText, placeholder, school } from '../school/school.ts';

/** The words at the top of /facilities. */
export const facilitiesPage = {
  heading: 'Facilities',
  lead: 'Look into our five rooms.',
  listHeading: 'In each room',
} as const;

/** A short list of the facilities page: a heading and its points. */
export interface FacilityList {
  readonly title: string;
  readonly intro: string;
  readonly points: readonly PageText[];
}

/** Additional services, amenities and safety. */
export const facilityLists = {
  services: {
    title: 'Additional services',
    intro: 'More than classes.',
    points: [
      'Assessments: monthly for O Level, bi-weekly for A Level',
      `Revision classes of ${classFacts.revisionHours} hours, ${classFacts.revisionMaximum} students at most`,
      'A brief assessment of current level and goals before the first class',
    ],
  },
  amenities: {
    title: 'Amenities',
    intro: 'For students who stay a long afternoon.',
    points: ['A dining area', 'A library', placeholder('Drinking water')],
  },
  safety: {
    title: 'Safety',
    intro: 'How we look after students.',
    points: [
      'Every registration gives us a parent or guardian’s phone number',
      `The office is open every day of classes: ${school.officeHours.value.days}, ${school.officeHours.value.times}`,
      placeholder('A member of staff is at the entrance before and after classes'),
      placeholder('A first-aid box and marked fire exits'),
    ],
  },
} as const satisfies Record<string, FacilityList>;
