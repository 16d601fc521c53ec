import type { PageMetadata } from '../pages/metadata.ts';
import type { OLevelSubjectTab } from '../pages/o-level-overview.ts';

/** What search engines show of a description without cutting it. */
const SHORTEST = 50;
const LONGEST = 160;

/** What is wrong with titles and descriptions, in sentences. */
export function problemsInMetadata(metadata: Readonly<Record<string, PageMetadata>>): string[] {
  const pages = Object.entries(metadata);
  return pages.flatMap(([path, { title, description }], at) => {
    const earlier = pages.slice(0, at);
    const problems: string[] = [];
    const twin = earlier.find(([, other]) => other.title === title);
    if (twin) problems.push(`${twin[0]} and ${path} have the same title.`);
    if (earlier.some(([, other]) => other.description === description)) {
      problems.push(`The description of ${path} stands on another page too.`);
    }
    if (description.length < SHORTEST || description.length > LONGEST) {
      problems.push(
        `The description of ${path} has ${description.length} characters: ${SHORTEST} to ${LONGEST} are read.`,
      );
    }
    return problems;
  });
}

/** A tab's key is the lowercase subject name with spaces removed (docs/requirements.md, R8.2). */
export function problemsInTabs(tabs: readonly OLevelSubjectTab[]): string[] {
  return tabs
    .filter(({ key, name }) => key !== name.toLowerCase().replaceAll(' ', ''))
    .map(({ key, name }) => `The tab ${name} has the key '${key}': links to it would break.`);
}

/** The version of the terms: a month, and a letter for a second change in it. */
export function problemsInVersion(version: string): string[] {
  return /^20\d{2}-(0[1-9]|1[0-2])[a-z]?$/.test(version)
    ? []
    : [`The version of the terms is '${version}': write the month, as '2026-11' or '2026-11b'.`];
}
