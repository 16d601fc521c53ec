import { addDays } from '#rules/calendar/colombo.ts';
import type { DocumentId, Documents } from '../schemas/documents.ts';

/** Something that a schema cannot see, because it lies between fields or documents. */
export interface Problem {
  readonly document: DocumentId;
  /** A JSON Pointer to the field to change. */
  readonly path: string;
  readonly message: string;
  /** Whether it prevents publishing. */
  readonly blocks: boolean;
}

/** Closures of schools are shorter: a longer one has a mistyped year. */
const LONGEST_CLOSURE_DAYS = 120;

/** Every rule across the documents that they break. Each document must match its schema. */
export function problemsAcross(documents: Documents): Problem[] {
  return [
    ...problemsInPhones(documents.school),
    ...problemsInOffer(documents.offer),
    ...problemsInClosures(documents.holidays),
  ];
}

function problemsInPhones({ landline, hotline }: Documents['school']): Problem[] {
  if (landline.replaceAll(' ', '') !== hotline.replaceAll(' ', '')) return [];
  const message = `The landline and the hotline are both ${landline}.`;
  return [{ document: 'school', path: '/hotline', message, blocks: false }];
}

function problemsInOffer({ year, before }: Documents['offer']): Problem[] {
  const problems: Problem[] = [];
  if (year === null) {
    const message = 'The early-bird offer has no year: it is repeated each year.';
    problems.push({ document: 'offer', path: '/year', message, blocks: false });
  }
  const { month, day } = before;
  if (new Date(Date.UTC(2024, month - 1, day)).getUTCDate() !== day) {
    const message = `Month ${month} has no day ${day}.`;
    problems.push({ document: 'offer', path: '/before/day', message, blocks: false });
  }
  return problems;
}

function problemsInClosures({ closures }: Documents['holidays']): Problem[] {
  return closures.flatMap(({ name, from, to }, at): Problem[] => {
    const about = { document: 'holidays', path: `/closures/${at}/to` } as const;
    if (to < from) {
      const message = `${name} ends on ${to}, before it begins on ${from}.`;
      return [{ ...about, message, blocks: true }];
    }
    if (to > addDays(from, LONGEST_CLOSURE_DAYS)) {
      const message = `${name} lasts from ${from} to ${to}: is a year mistyped?`;
      return [{ ...about, message, blocks: false }];
    }
    return [];
  });
}
