import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const RESULTS = 'bench/results/server.json';

/** One thing that was measured. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What it should be, at most or at least; absent where it is only reported. */
  goal?: { atMost: number } | { atLeast: number };
}

interface Part {
  taken: string;
  node: string;
  cores: number;
  figures: (Figure & { met?: boolean })[];
  /** How to read the figures. */
  note: string;
}

type Results = Record<string, Part>;

/** What a part of the bench hands over. */
export interface Measured {
  figures: Figure[];
  note?: string;
}

/** Keeps a part's figures beside those of the parts that were measured before. */
export function keep(part: string, { figures, note = '' }: Measured): void {
  const results = readResults();
  results[part] = {
    taken: new Date().toISOString(),
    node: process.version,
    cores: availableParallelism(),
    figures: figures.map((figure) => ({ ...figure, ...(figure.goal && { met: isMet(figure) }) })),
    note,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

/** Prints one table of all that has been kept; false when a goal is missed. */
export function printResults(): boolean {
  const parts = Object.entries(readResults());
  const rows = parts.flatMap(([part, { taken, figures }]) =>
    figures.map((figure) => ({
      part,
      figure: figure.what,
      value: `${figure.value} ${figure.unit}`.trim(),
      goal: goalOf(figure),
      met: figure.met === undefined ? '' : figure.met ? 'yes' : 'NO',
      taken: taken.slice(0, 16).replace('T', ' '),
    })),
  );
  console.table(rows);
  for (const [part, { note }] of parts) if (note) console.log(`${part}: ${note}`);
  return rows.every(({ met }) => met !== 'NO');
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}

function isMet({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function goalOf({ goal }: Figure): string {
  if (!goal) return '';
  return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}
