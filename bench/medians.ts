/** The median of every measure; one that was not taken stays so. */
export function medians<Measured extends object>(runs: Measured[]): Measured {
  const measures = Object.keys(runs[0] ?? {}) as (keyof Measured)[];
  const of = (key: keyof Measured) =>
    runs[0]?.[key] === undefined ? undefined : median(runs.map((run) => Number(run[key])));
  return Object.fromEntries(measures.map((key) => [key, of(key)])) as Measured;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
