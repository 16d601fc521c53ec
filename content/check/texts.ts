import { sitePaths } from '../pages/paths.ts';
import { type Found, type Modules, placeOf, walk } from './walk.ts';

/** What is wrong with links and texts, wherever in the records they stand. */
export function problemsInTexts(modules: Modules): string[] {
  const problems = [...walk(modules)].flatMap((found) =>
    typeof found.value === 'string'
      ? [...problemsInLink(found, found.value), ...problemsInText(found, found.value)]
      : [],
  );
  return [...new Set(problems)];
}

function problemsInLink(found: Found, text: string): string[] {
  if (/^\/[^/\s]*/.test(text) || text === '/') {
    const page = text.split('#')[0] as string;
    return (sitePaths as readonly string[]).includes(page)
      ? []
      : [`A link leads nowhere: ${text} (${placeOf(found)}). paths.ts lists the pages.`];
  }
  const key = found.path.at(-1) ?? '';
  if (/^https?:/.test(text) || /url$/i.test(key)) {
    return URL.canParse(text) && text.startsWith('https://')
      ? []
      : [`${text} is no https address (${placeOf(found)}).`];
  }
  return [];
}

function problemsInText(found: Found, text: string): string[] {
  const where = placeOf(found);
  if (/\b(undefined|NaN|\[object)/.test(text)) return [`'${text}' has a hole in it (${where}).`];
  if (/\b(TODO|FIXME|Lorem ipsum)\b/i.test(text)) return [`'${text}' is unfinished (${where}).`];
  if (text.trim() === '') return [`A text is empty (${where}).`];
  if (/ {2}/.test(text)) return [`'${text}' has two spaces in a row (${where}).`];
  return [];
}
