import { aLevelProgrammes } from './a-level.ts';
import { oLevelProgrammes } from './o-level.ts';
import type { Programme } from './programme-record.ts';

/** The ten programme pages, in the order of docs/requirements.md, R2.1. */
export const programmeList: readonly Programme[] = [...oLevelProgrammes, ...aLevelProgrammes];
