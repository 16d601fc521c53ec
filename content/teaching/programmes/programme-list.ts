import { derived } from '../../derived.ts';
import { aLevelProgrammesOf } from './a-level.ts';
import { oLevelProgrammesOf } from './o-level.ts';
import type { Programme } from './programme-record.ts';

/** The ten programme pages, in the order of docs/requirements.md, R2.1. */
export const programmesOf = derived((documents): readonly Programme[] => [
  ...oLevelProgrammesOf(documents),
  ...aLevelProgrammesOf(documents),
]);
