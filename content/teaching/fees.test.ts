import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { filledDocuments } from '../fill-text.ts';
import { internationalOf } from './courses.ts';
import { pricesOf } from './fees.ts';

const withFees = (fees: Partial<typeof documents.fees>) => ({
  ...documents,
  fees: { ...documents.fees, ...fees },
});

it('goes from the lowest fee to the highest, whichever they are', () => {
  const dear = withFees({ aLevelLocal: 1400, oLevelLocal: 1500 });
  expect(pricesOf(dear)).toEqual({
    'o-level': { currency: 'LKR', amount: 1000 },
    'a-level': { currency: 'LKR', amount: 1200, upTo: 1400 },
  });
  const cambridge = withFees({ aLevelCambridge: 1100, aLevelEdexcelOnFeesPage: 1350 });
  expect(internationalOf(cambridge)).toEqual({ currency: 'LKR', amount: 1100, upTo: 1350 });
});

it('writes the lowest fee of all with its currency', () => {
  const { answers } = documents.pages.home.why;
  const text = (fees: Partial<typeof documents.fees>) =>
    filledDocuments({
      ...withFees(fees),
      pages: {
        ...documents.pages,
        home: {
          ...documents.pages.home,
          why: { ...documents.pages.home.why, answers: [{ ...answers[0], answer: '{lowestFee}' }] },
        },
      } as typeof documents.pages,
    }).pages.home.why.answers[0]?.answer;
  expect(text({})).toBe('Rs. 750');
  const dear = { oLevelLocal: 1500, oLevelEdexcel: 1600, oLevelCambridge: 1600 };
  expect(text({ ...dear, aLevelLocal: 1700 })).toBe('LKR 1,200');
  expect(text({ ...dear, aLevelEdexcelOnProgrammePages: 1900 })).toBe('LKR 900');
});
