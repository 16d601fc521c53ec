import type { Documents } from '../schemas/documents.ts';
import type { Fact } from '../school/school.ts';
import { listed } from './sentences.ts';
import { type Found, type Modules, placeOf, walk } from './walk.ts';

/** What facts are called in a sentence; any other is called by its name in the records. */
const names: Record<string, string> = {
  name: 'The name of the school is',
  siteUrl: 'The address of this site is',
  landline: 'The landline is',
  hotline: 'The hotline is',
  mobile: 'The number for WhatsApp and SMS is',
  englishDepartmentEmail: 'The English department’s e-mail address is',
  parentInstitution: 'The parent institution is',
  partnerUniversity: 'The partner university is',
  englishPrograms: 'The English programs site is',
  destination: 'The destination of the conversion event is',
  position: 'The point on the map is',
  landmarks: 'The landmarks of the drawn map are',
  extension: 'The extension is',
  email: 'The e-mail address is',
  url: 'The address is',
};

/** Every fact that still stands in for the school's own, as a sentence each. */
export function placeholderFacts(modules: Modules): string[] {
  const sentences = [...walk(modules)].flatMap((found) =>
    isFact(found.value) && found.value.placeholder
      ? [`${subjectOf(found, modules)} still ${shown(found.value.value)} (${placeOf(found)}).`]
      : [],
  );
  return [...new Set(sentences)];
}

export function isFact(value: unknown): value is Fact<unknown> {
  return typeof value === 'object' && value !== null && 'placeholder' in value && 'value' in value;
}

/** 'The hotline is', or 'Finance: The extension is' where the fact belongs to something named. */
function subjectOf({ file, path }: Found, modules: Modules): string {
  const key = path.at(-1) as string;
  const words = names[key] ?? (/^\d+$/.test(key) ? 'A text is' : `'${key}' is`);
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], modules[file]);
  const named = owner as { readonly name?: unknown };
  return typeof named.name === 'string' ? `${named.name}: ${lowerFirst(words)}` : words;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return listed(value.map(String));
  return listed(Object.values(value as object).map((part) => `'${part}'`));
}

/** People whose names say that they are samples. `who` says what they are, in the plural. */
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

/** Closures that the school has not confirmed. */
export function unconfirmedClosures({ closures }: Documents['holidays']): string[] {
  return closures
    .filter(({ placeholders }) => placeholders)
    .map(
      ({ name, from, to }) =>
        `${name} (${from === to ? from : `${from} to ${to}`}) has no classes: the school has not confirmed it yet (content/documents/holidays.json).`,
    );
}
