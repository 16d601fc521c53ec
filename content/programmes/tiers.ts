import { edexcelALevel, type FeeTier, fees } from '../fees.ts';

/** The tiers of most O Level pages. */
export const oLevelTiers = [
  fees['o-level']['Local GCE'],
  fees['o-level'].Edexcel,
  fees['o-level'].Cambridge,
] as const satisfies readonly FeeTier[];

/** The tiers of O Level English: Edexcel IGCSE is Science, ICT or Maths. */
export const oLevelEnglishTiers = [
  fees['o-level']['Local GCE'],
  fees['o-level'].Cambridge,
] as const satisfies readonly FeeTier[];

/** The tiers of the A Level pages, with their own reading of Edexcel (specification, section 9). */
export const aLevelTiers = [
  fees['a-level']['Local GCE'],
  edexcelALevel.onProgrammePages,
  fees['a-level'].Cambridge,
] as const satisfies readonly FeeTier[];
