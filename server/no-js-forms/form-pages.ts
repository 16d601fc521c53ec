import type { Representation, Site } from '#server/site.ts';
import { type Lru, makeLru } from './lru.ts';
import { memoize } from './memoize.ts';
import { compileTemplate, type Template, withoutScripts } from './template.ts';

/** The two forms that are posted, by the built HTML's `data-form`. */
export type FormKind = 'enquiry' | 'registration';

/** A page whose form can be posted. */
export interface FormPage {
  path: string;
  kind: FormKind;
  template: Template;
  /** The headers it is sent with, whatever it is filled with. */
  headers: Record<string, string>;
  /** Its answers to forms in which nothing was typed, as robots send them by the thousand. */
  blankAnswers: Lru<Representation>;
}

/** The page with a form at a path, if there is one. Each is compiled once. */
export type FormPages = (path: string) => FormPage | undefined;

export function findFormPages(site: Site): FormPages {
  const known = memoize((path: string) => read(site, path));
  // Addresses that are no page are without number, and are not kept.
  return (path) => (site.has(path) ? known(path) : undefined);
}

function read(site: Site, path: string): FormPage | undefined {
  const page = site.page(path);
  // Most pages have none, and need not be parsed to know it.
  if (!page?.html.includes('data-form=')) return undefined;
  const template = compileTemplate(withoutScripts(page.html));
  const form = (template.slots.get('data-form') ?? []).find(
    (slot) => slot.tagName === 'form' && kindOf(slot.attributes.get('data-form')) !== undefined,
  );
  const kind = kindOf(form?.attributes.get('data-form'));
  return kind && { path, kind, template, headers: page.headers, blankAnswers: makeLru(20) };
}

function kindOf(name: string | undefined): FormKind | undefined {
  return name === 'enquiry' || name === 'registration' ? name : undefined;
}
