import { levels } from '#content/levels.ts';
import { type Choice, choiceNote, readChoice } from '#rules/choice.ts';
import type { Site } from '#server/site.ts';
import { formOf } from './answer.ts';
import { parsePage, setText, toHtml, withAttribute } from './document.ts';
import { tickNamed } from './fill.ts';
import { fillTimetable } from './timetable.ts';

type Document = ReturnType<typeof parsePage>;

/** What an address may ask of a page, by its path. */
const presets: Record<
  string,
  (document: Document, choice: Choice, query: URLSearchParams) => void
> = {
  '/register': presetRegistration,
  '/schedule': fillTimetable,
};

/**
 * A page with the choice of its address filled in, for browsers without our scripts; the scripts
 * stay, since the fields are the browser's own and the page expects what is filled. Undefined when
 * the address asks for nothing that the page offers.
 */
export function presetPage(site: Site, path: string, query: URLSearchParams): Response | undefined {
  const preset = Object.hasOwn(presets, path) ? presets[path] : undefined;
  const choice = preset && readChoice(query);
  const page = choice && site.page(path);
  if (!preset || !choice || !page) return undefined;
  const document = parsePage(page.html);
  preset(document, choice, query);
  return new Response(toHtml(document), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(page.csp && { 'content-security-policy': page.csp }),
    },
  });
}

/** Level and subjects ticked; classes chosen on the timetable stand in the special requirements. */
function presetRegistration(document: Document, choice: Choice, query: URLSearchParams): void {
  const form = formOf(document);
  if (!form) return;
  const { level } = choice;
  const offered: readonly string[] = levels[level].subjects;
  const subjects = query.getAll('subject').filter((subject) => offered.includes(subject));
  tickNamed(form, 'level', [level]);
  tickNamed(form, `subjects-${level}`, subjects);
  for (const note of withAttribute(form, 'name', 'specialRequirements')) {
    setText(note, choiceNote(choice));
  }
}
