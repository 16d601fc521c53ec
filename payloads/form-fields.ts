import type { Level } from '#content/teaching/levels.ts';

// What the two forms' inputs are called where a name is not simply the payload's. A form posted
// without scripts reaches the server by these names alone, so both sides take them from here.

/** The honeypot: a name that no browser fills in. In the payload it is `website`. */
export const honeypotName = 'hp-note';

/** What a ticked terms box posts. */
export const agreedValue = 'yes';

/** Each level's subjects have a name of their own: without scripts both levels' boxes are posted. */
export function subjectsFieldName(level: Level): string {
  return `subjects-${level}`;
}

/** The field of the payload that an input of a form belongs to. */
export function payloadField(inputName: string): string {
  return inputName.startsWith('subjects-') ? 'subjects' : inputName;
}
