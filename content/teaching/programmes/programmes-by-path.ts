import type { ProgrammePath } from '../../pages/paths.ts';
import { aLevelBiology } from './a-level-biology.ts';
import { aLevelChemistry } from './a-level-chemistry.ts';
import { aLevelCombinedMaths } from './a-level-combined-maths.ts';
import { aLevelEnglish } from './a-level-english.ts';
import { aLevelPhysics } from './a-level-physics.ts';
import { aLevelScience } from './a-level-science.ts';
import { oLevelEnglish } from './o-level-english.ts';
import { oLevelIct } from './o-level-ict.ts';
import { oLevelMaths } from './o-level-maths.ts';
import { oLevelScience } from './o-level-science.ts';
import type { Programme } from './programme-record.ts';

/** The ten programme pages, by path, in the order of docs/requirements.md, R2.1. */
export const programmes: Record<ProgrammePath, Programme> = {
  '/programs/o-level-english': oLevelEnglish,
  '/programs/o-level-science': oLevelScience,
  '/programs/o-level-ict': oLevelIct,
  '/programs/o-level-maths': oLevelMaths,
  '/programs/a-level-english': aLevelEnglish,
  '/programs/a-level-science': aLevelScience,
  '/programs/a-level-chemistry': aLevelChemistry,
  '/programs/a-level-biology': aLevelBiology,
  '/programs/a-level-physics': aLevelPhysics,
  '/programs/a-level-combined-maths': aLevelCombinedMaths,
};

/** The same, as a list. */
export const programmeList: readonly Programme[] = Object.values(programmes);
