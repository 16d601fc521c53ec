import { classFacts } from './claims.ts';
import { type PageText, placeholder, school } from './school.ts';

/** A room of the school. `picture` names its picture in pictures.ts. */
export interface Facility {
  readonly picture: 'classroom' | 'computer-lab' | 'library' | 'conference-hall' | 'dining-area';
  readonly title: string;
  /** A few words for the plate at the room's corner. */
  readonly caption: string;
  readonly description: string;
  readonly features: readonly PageText[];
}

/** The five rooms of /facilities (docs/requirements.md, R14.1). */
export const facilities = [
  {
    picture: 'classroom',
    title: 'Classroom',
    caption: `${classFacts.regularMaximum} students at most`,
    description: 'Your classes are here.',
    features: [
      `${classFacts.regularMaximum} students at most in a regular class`,
      placeholder('A whiteboard that every seat can read'),
    ],
  },
  {
    picture: 'computer-lab',
    title: 'Computer lab',
    caption: `${classFacts.workstations} workstations`,
    description: 'For ICT, and for other classes that need computers.',
    features: [`${classFacts.workstations} workstations`, placeholder('Space to work in pairs')],
  },
  {
    picture: 'library',
    title: 'Library',
    caption: 'to read and study',
    description: 'To read and study before or after class.',
    features: [placeholder('Past papers and reference books'), placeholder('Quiet tables')],
  },
  {
    picture: 'conference-hall',
    title: 'Conference hall',
    caption: 'for talks and seminars',
    description: 'For meetings of more than one class.',
    features: [placeholder('Seminars and parents’ meetings'), placeholder('A stage and a screen')],
  },
  {
    picture: 'dining-area',
    title: 'Dining area',
    caption: 'between classes',
    description: 'A place to eat between classes.',
    features: [placeholder('Tables to eat at'), placeholder('Drinking water')],
  },
] as const satisfies readonly Facility[];

/** Campus tours (docs/requirements.md, R28.2). */
export const tours = {
  title: 'Campus tours',
  text: `See the rooms before you decide. Campus tours: ${school.tourHours.value.days}, ${school.tourHours.value.times}.`,
  hours: `${school.tourHours.value.days}, ${school.tourHours.value.times}`,
  action: { name: 'Arrange a tour', path: '/contact' },
} as const;
