import { listed } from './sentences.ts';

/** People whose names show that they are samples. `who` describes them, in the plural. */
export function samplePeople(
  people: readonly { readonly name: string }[],
  who: string,
  file: string,
): string[] {
  const samples = people.map(({ name }) => name).filter((name) => /\bSample\b/.test(name));
  return samples.length === 0
    ? []
    : [`Sample people among ${who}: ${listed(samples)} (content/${file}).`];
}
