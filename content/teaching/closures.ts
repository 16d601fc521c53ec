import holidays from '#documents/holidays.json' with { type: 'json' };
import type { Closure } from './closure.ts';

export const closures: readonly Closure[] = holidays.closures;
