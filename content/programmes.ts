import type { ProgrammePath } from './paths.ts';
import { aLevelBiology } from './programmes/a-level-biology.ts';
import { aLevelChemistry } from './programmes/a-level-chemistry.ts';
import { aLevelCombinedMaths } from './programmes/a-level-combined-maths.ts';
import { aLevelEnglish } from './programmes/a-level-english.ts';
import { aLevelPhysics } from './programmes/a-level-physics.ts';
import { aLevelScience } from './programmes/a-level-science.ts';
import { oLevelEnglish } from './programmes/o-level-english.ts';
import { oLevelIct } from './programmes/o-level-ict.ts';
import { oLevelMaths } from './programmes/o-level-maths.ts';
import { oLevelScience } from './programmes/o-level-science.ts';
import type { Programme } from './programmes/programme.ts';

/** The ten programme pages, by path; the order is the specification's. */
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
