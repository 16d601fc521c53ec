import { edexcelALevel, type FeeTier, fees } from '../fees.ts';

type Tiers = readonly [FeeTier, ...FeeTier[]];

/** The tiers of most O Level pages. */
export const oLevelTiers: Tiers = [
  fees['o-level']['Local GCE'],
  fees['o-level'].Edexcel,
  fees['o-level'].Cambridge,
];

/** The tiers of O Level English: Edexcel IGCSE is Science, ICT or Maths. */
export const oLevelEnglishTiers: Tiers = [fees['o-level']['Local GCE'], fees['o-level'].Cambridge];

/** The tiers of the A Level pages, with their reading of Edexcel (docs/requirements.md, R29.1). */
export const aLevelTiers: Tiers = [
  fees['a-level']['Local GCE'],
  edexcelALevel.onProgrammePages,
  fees['a-level'].Cambridge,
];
