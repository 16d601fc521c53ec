import { derived } from '../derived.ts';
import type { Documents } from '../schemas/documents.ts';
import type { Level } from './levels.ts';
import type { Money } from './money-text.ts';
import type { OLevelTaughtSubject } from './subjects.ts';

export const curricula = ['Local GCE', 'Edexcel', 'Cambridge'] as const;

export type Curriculum = (typeof curricula)[number];

/** A price per hour, or the range from one price to another ('LKR 900-1,300'). */
export interface Price extends Money {
  /** The lowest of several prices: 'From Rs. 750'. */
  readonly from?: boolean;
  readonly upTo?: number;
}

/** The price of an hour in one curriculum at one level. */
export interface FeeTier extends Money {
  readonly curriculum: Curriculum;
  /** The tier's name, as pages write it. */
  readonly name: string;
  /** The subjects it is offered in, where that is not every subject. */
  readonly only?: string;
  /** The same subjects, as subjects.ts names them. */
  readonly onlySubjects?: readonly OLevelTaughtSubject[];
}

/**
 * Fees per hour (docs/requirements.md, R24.1). Edexcel A Level has two readings: both are kept by
 * name, and each is shown where it belongs.
 */
type Fees = Readonly<Record<Level, Readonly<Record<Curriculum, FeeTier>>>>;

export const feesOf = derived(
  ({ fees: feesDocument }): Fees => ({
    'o-level': {
      'Local GCE': tier('Local GCE', 'Local GCE', 'Rs.', feesDocument.oLevelLocal),
      Edexcel: {
        ...tier('Edexcel', 'Edexcel IGCSE', 'LKR', feesDocument.oLevelEdexcel),
        only: 'Science, ICT or Maths',
        onlySubjects: ['Science', 'ICT', 'Mathematics'],
      },
      Cambridge: tier('Cambridge', 'Cambridge O Level', 'LKR', feesDocument.oLevelCambridge),
    },
    'a-level': {
      'Local GCE': tier('Local GCE', 'Local GCE', 'LKR', feesDocument.aLevelLocal),
      /** The reading of the fees page. `edexcelALevelOf` has both. */
      Edexcel: tier(
        'Edexcel',
        'Edexcel A Level / IAL',
        'LKR',
        feesDocument.aLevelEdexcelOnFeesPage,
      ),
      Cambridge: tier('Cambridge', 'Cambridge AS/A Level', 'LKR', feesDocument.aLevelCambridge),
    },
  }),
);

function tier(
  curriculum: Curriculum,
  name: string,
  currency: Money['currency'],
  amount: number,
): FeeTier {
  return { curriculum, name, currency, amount };
}

/** Every monthly sum on the site counts a month as four weeks, and says so. */
export const month = { weeks: 4, note: 'A month is counted as four weeks.' } as const;

/** Next to every sum that a visitor has put together. */
export const estimateNote = `${month.note} An estimate. We confirm it when we call.`;

/** Both readings of the fee for Edexcel A Level / IAL (docs/requirements.md, R29.1). */
export const edexcelALevelOf = derived((documents): Readonly<Record<EdexcelReading, FeeTier>> => {
  const onFeesPage = feesOf(documents)['a-level'].Edexcel;
  const amount = documents.fees.aLevelEdexcelOnProgrammePages;
  return { onFeesPage, onProgrammePages: { ...onFeesPage, amount } };
});

type EdexcelReading = 'onFeesPage' | 'onProgrammePages';

/** Whether these two readings differ. */
export function hasTwoFees(documents: Documents): boolean {
  const { onFeesPage, onProgrammePages } = edexcelALevelOf(documents);
  return onFeesPage.amount !== onProgrammePages.amount;
}

/** The lowest of some fees, with its currency. @param fees one at least */
export function lowestOf(fees: readonly Money[]): Money {
  const { currency, amount } = fees.reduce((low, fee) => (fee.amount < low.amount ? fee : low));
  return { currency, amount };
}

/** The lowest fee of a subject of O Level: Edexcel is not offered in each. */
export function oLevelPriceOf(documents: Documents, subject: OLevelTaughtSubject): Money {
  const fees = Object.values(feesOf(documents)['o-level']);
  return lowestOf(fees.filter(({ onlySubjects }) => onlySubjects?.includes(subject) ?? true));
}

/** From the lowest of some fees to the highest, whichever they are. */
export function rangeOf(fees: readonly Money[]): Price {
  return { ...lowestOf(fees), upTo: Math.max(...fees.map((fee) => fee.amount)) };
}

/** What programme pages and overviews show as their price an hour (docs/requirements.md, R24.3). */
export const pricesOf = derived((documents): Readonly<Record<Level, Price>> => {
  const { 'o-level': oLevel, 'a-level': aLevel } = feesOf(documents);
  return {
    'o-level': lowestOf(Object.values(oLevel)),
    'a-level': rangeOf([...Object.values(aLevel), edexcelALevelOf(documents).onProgrammePages]),
  };
});
