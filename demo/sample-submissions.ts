import { type Source, sources } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { type Curriculum, curricula } from '#content/teaching/fees.ts';
import { levels } from '#content/teaching/levels.ts';
import { blankForm, type Enquiry, type Registration } from '#payloads/form-fields.ts';
import { type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import type { State } from '#server/store/office/office-states.ts';

const HOUR = 3_600_000;

/** What the office has done with a submission, in its order. */
export interface Act {
  state: State;
  /** Milliseconds after the submission. */
  after: number;
  note?: string;
}

export type Sample = {
  /** Milliseconds before the demo starts. */
  ago: number;
  acts: readonly Act[];
  spam?: true;
  /** Where the family heard of the school. */
  source: Source | undefined;
} & ({ kind: 'registration'; fields: Registration } | { kind: 'enquiry'; fields: Enquiry });

const students = [
  'Nethmi Perera',
  'Kavindu Fernando',
  'Amaya Silva',
  'Fathima Rizwan',
  'Tharindu Jayawardena',
  'Sithumi Wickramasinghe',
  'Arun Sivakumar',
  'Dinithi Bandara',
  'Yasas Gunawardena',
  'Meera Nadarajah',
  'Sahan Rathnayake',
  'Ishara De Mel',
  'Zainab Farook',
  'Ravindu Herath',
];
const parents = ['Kumari', 'Ruwan', 'Anoma', 'Mohamed', 'Priyanthi', 'Suresh', 'Chandrika'];
const schools = ['Sample College', 'Sample Balika Vidyalaya', 'Sample International School', ''];
const requirements = [
  '',
  'She was ill in June and has missed mechanics.',
  '',
  'We live in Negombo. Is there parking near the school?',
  '',
  'Her brother is in the Saturday group.',
];
const questions = [
  ['Fees', 'Do you offer a discount for two children from the same family?'],
  ['A visit', 'May we see the rooms before we decide? We are free on Saturday morning.'],
  ['Edexcel Physics', 'When does the next revision class for Unit 4 start?'],
  ['Transport', 'Is there a school van from Nugegoda?'],
  ['Past papers', 'My son wants to practise past papers only. Is there a class for this?'],
  ['Online classes', 'Can my daughter join online while we are abroad in January?'],
] as const;

const outcomes: readonly (readonly Act[])[] = [
  [],
  [{ state: 'no-answer', after: 2 * HOUR }],
  [{ state: 'called', after: 3 * HOUR, note: 'Will decide after the term test.' }],
  [
    { state: 'called', after: HOUR },
    { state: 'assessment', after: 2 * HOUR },
  ],
  [
    { state: 'no-answer', after: HOUR },
    { state: 'called', after: 20 * HOUR },
    { state: 'placed', after: 48 * HOUR },
  ],
  [
    { state: 'called', after: 4 * HOUR },
    { state: 'waiting', after: 5 * HOUR, note: 'Only Saturdays are possible.' },
  ],
  [{ state: 'withdrawn', after: 9 * HOUR, note: 'Found a class closer to home.' }],
];

/**
 * @param full the full classes: every fifth registration asks for one of them
 * @returns 28 registrations and 12 enquiries of the last twelve days, newest first
 */
export function sampleSubmissions(documents: Documents, full: readonly SchoolClass[]): Sample[] {
  return Array.from({ length: 40 }, (_, index): Sample => {
    const ago = (index * index * 0.18 + 0.3) * HOUR;
    const fitting = (pick(outcomes, index > 5 ? index : 0) ?? []).filter(
      ({ after }) => after < ago,
    );
    const acts =
      index > 12 && fitting.length === 0 ? [{ state: 'called' as const, after: HOUR }] : fitting;
    // Every seventh family did not say.
    const source = index % 7 === 6 ? undefined : pick(sources, index);
    return index % 10 < 7
      ? { kind: 'registration', ago, acts, source, fields: registration(documents, index, full) }
      : {
          kind: 'enquiry',
          ago,
          source,
          // Only a registration waits or is placed.
          acts: acts.filter(({ state }) => state !== 'waiting' && state !== 'placed'),
          fields: enquiry(index),
          ...(index === 18 && { spam: true }),
        };
  });
}

function registration(
  documents: Documents,
  index: number,
  full: readonly SchoolClass[],
): Registration {
  const [firstName = '', ...rest] = pick(students, index).split(' ');
  const lastName = rest.join(' ');
  const week = weekOf(documents)[index % 3 === 0 ? 'o-level' : 'a-level'];
  const { id, level, registersAs } = index % 5 === 1 ? pick(full, index) : pick(week, index * 5);
  const other = pick(levels[level].subjects, index);
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}${index}@student.example`,
    phone: `077 000 ${1000 + index}`,
    dateOfBirth: `${level === 'o-level' ? 2010 : 2008}-0${1 + (index % 9)}-1${index % 10}`,
    address: `${index + 3}, Sample Lane,\nColombo 0${1 + (index % 9)}`,
    level,
    subjects: [...new Set([registersAs ?? other, other])],
    classes: [id],
    ...(index % 2 === 0 && { curriculum: pick<Curriculum>(curricula, index) }),
    previousSchool: pick(schools, index),
    parentName: `${pick(parents, index)} ${lastName}`,
    parentPhone: `071 000 ${1000 + index}`,
    parentEmail:
      index % 2 ? `${lastName.toLowerCase().replaceAll(' ', '')}${index}@parent.example` : '',
    specialRequirements: pick(requirements, index),
    agreeToTerms: true,
  };
}

/** A student whom the office wrote down, with only what a visit needs. */
export function earlierStudent(
  { level, registersAs, id }: SchoolClass,
  index: number,
): Registration {
  const [firstName = '', ...rest] = pick(students, index * 3).split(' ');
  const lastName = rest.join(' ');
  return {
    ...blankForm('registration').fields,
    firstName,
    lastName,
    level,
    subjects: registersAs ? [registersAs] : [],
    classes: [id],
    parentName: `${pick(parents, index)} ${lastName}`,
    parentPhone: `+94 72 000 ${1000 + index}`,
  };
}

function enquiry(index: number): Enquiry {
  const [subject, message] = pick(questions, index);
  const name = `${pick(parents, index)} ${pick(students, index).split(' ').at(-1)}`;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@parent.example`;
  return { name, email, phone: index % 4 ? `076 000 ${1000 + index}` : '', subject, message };
}

function pick<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}
