import { html } from 'hono/html';
import { familyLinkInMail as words } from '#content/forms/family-link.ts';
import { button, type Markup, paragraph } from './layout.ts';

/** The family's own link as lines of the text part, a blank one behind; none where there is no link. */
export function familyLinkText(mine: string | undefined): string[] {
  return mine ? [`${words.text}: ${mine}`, ''] : [];
}

/** The same for the HTML part. */
export function familyLinkMarkup(mine: string | undefined): Markup {
  if (!mine) return '';
  return html`${paragraph(`${words.text}:`)}
${paragraph(button(mine, words.press))}`;
}
