import { classFacts } from './claims.ts';
import { school } from './school.ts';

/** A room of the school. `picture` names its picture in pictures.ts. */
export interface Facility {
  readonly picture: 'classroom' | 'computer-lab' | 'library' | 'conference-hall' | 'dining-area';
  readonly title: string;
  /** A few words for the plate at the room's corner. */
  readonly caption: string;
  readonly description: string;
  readonly features: readonly string[];
}

/** The five rooms of /facilities (docs/requirements.md, R14.1). */
export const facilities = [
  {
    picture: 'classroom',
    title: 'Classroom',
    caption: `${classFacts.regularMaximum} students at most`,
    description: 'Where the classes on the timetable are held.',
    features: ['A whiteboard that every seat can read', `Desks for ${classFacts.regularMaximum}`],
  },
  {
    picture: 'computer-lab',
    title: 'Computer lab',
    caption: `${classFacts.workstations} workstations`,
    description: 'For ICT, and for any class that needs a screen.',
    features: [`${classFacts.workstations} workstations`, 'Room to work in pairs'],
  },
  {
    picture: 'library',
    title: 'Library',
    caption: 'to read and revise',
    description: 'A quiet table before or after class.',
    features: ['Past papers and reference books', 'Quiet tables'],
  },
  {
    picture: 'conference-hall',
    title: 'Conference hall',
    caption: 'for talks and seminars',
    description: 'When more than one class meets.',
    features: ['Seminars and parents’ meetings', 'A stage and a screen'],
  },
  {
    picture: 'dining-area',
    title: 'Dining area',
    caption: 'between two classes',
    description: 'A place to sit down and eat.',
    features: ['Tables to eat and talk at', 'Drinking water'],
  },
] as const satisfies readonly Facility[];

/** Campus tours (docs/requirements.md, R28.2). */
export const tours = {
  title: 'Campus tours',
  text: `See the rooms before you decide. Tours are ${school.tourHours.value.days}, ${school.tourHours.value.times}.`,
  hours: `${school.tourHours.value.days}, ${school.tourHours.value.times}`,
  action: { name: 'Arrange a tour', path: '/contact' },
} as const;
