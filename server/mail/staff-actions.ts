import { html } from 'hono/html';
import { button, type Markup, paragraph } from './layout.ts';
import type { StaffLinks } from './message.ts';

/** The buttons for what staff do from the mail itself; empty where there are no links. */
export function actionsMarkup(links: StaffLinks | undefined): Markup {
  const buttons = [
    links?.called && button(links.called, 'Called'),
    links?.notSpam && button(links.notSpam, 'Not spam'),
    links?.office && button(links.office, 'Open in the office'),
  ].filter((part) => part !== undefined);
  return buttons.length > 0 ? paragraph(html`${buttons}`) : '';
}

/** The same as lines of the text part. */
export function actionsText(links: StaffLinks | undefined): string[] {
  return [
    ...(links?.called ? [`Called: ${links.called}`] : []),
    ...(links?.notSpam ? [`Not spam: ${links.notSpam}`] : []),
    ...(links?.office ? [`In the office: ${links.office}`] : []),
  ];
}

/** What the buttons do; undefined where there are none. */
export function actionsNote(links: StaffLinks | undefined): string | undefined {
  if (!links?.called) return undefined;
  return 'Called keeps it out of the reminder. Each link opens a page with one button to press.';
}

/** What staff are told of a submission that was not thanked; `reference` for the staff command. */
export function notThankedNote(
  reference: string,
  reasons: string,
  links: StaffLinks | undefined,
): string {
  const how = links?.notSpam
    ? 'Not spam does that'
    : `\`npm run staff -- release ${reference}\` does that`;
  return `It looked odd (${reasons}), so that the visitor has not been thanked yet: ${how}.`;
}
