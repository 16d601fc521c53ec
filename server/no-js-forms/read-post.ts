import { levelKeys } from '#content/teaching/levels.ts';
import { agreedValue, honeypotName, subjectsFieldName } from '#payloads/form-fields.ts';
import type { FormKind } from './form-pages.ts';

/** A posted form: its entries as they came, and as the JSON the functions take. */
export interface Posted {
  entries: URLSearchParams;
  json: Record<string, unknown>;
}

/** Reads a form's body as a browser posts it (application/x-www-form-urlencoded). */
export function readPost(kind: FormKind, body: string): Posted {
  const entries = new URLSearchParams(body);
  const json: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    // Browsers send line breaks of a text area as CR LF.
    json[name] ??= value.replaceAll('\r\n', '\n');
  }
  json.website = json[honeypotName];
  // The page was built with an empty one: a form posted without scripts has no id of its own.
  if (!json.submissionId) delete json.submissionId;
  if (kind === 'registration') {
    json.agreeToTerms = json.agreeToTerms === agreedValue;
    // Without scripts the other level's ticks are hidden, not cleared: only the chosen one's count.
    const level = levelKeys.find((key) => key === json.level);
    json.classes = entries.getAll('classes');
    json.subjects = level ? entries.getAll(subjectsFieldName(level)) : [];
  }
  return { entries, json };
}
