import { html } from 'hono/html';
import { button, type Markup, paragraph, subheading } from './layout.ts';
import type { StaffLinks } from './message.ts';

/** What staff can do about a submission from the mail itself; empty where there are no links. */
export function actionsMarkup(links: StaffLinks | undefined): Markup {
  if (!links?.called && !links?.notSpam) return '';
  return html`${subheading('When you have called')}
${paragraph(html`${links.called ? button(links.called, 'Called') : ''}${links.notSpam ? button(links.notSpam, 'Not spam') : ''}`)}
${paragraph(`${links.notSpam ? 'Each link' : 'The link'} opens a page with one button to press. Called keeps it out of the reminder.${links.notSpam ? ' It came among many from one address, so the visitor was not thanked: Not spam does that.' : ''}`)}`;
}

export function actionsText(links: StaffLinks | undefined): string[] {
  return [
    ...(links?.called ? [`Called: ${links.called}`] : []),
    ...(links?.notSpam ? [`Not spam: ${links.notSpam}`] : []),
  ];
}
