import { html } from 'hono/html';
import { mailtoHref, takesMessages, whatsAppHref } from '#rules/contact/contact-links.ts';
import { buttons, facts, link, type Markup, phoneLink } from './layout.ts';
import type { Sent, StaffLinks } from './message.ts';

/** One line of what a mail says about a submission. */
export interface Fact {
  label: string;
  text: string;
  /** Only where the HTML shows more than the text. */
  markup?: Markup;
}

/** The numbers to call, student's and guardian's, ready to tap; empty when none was given. */
export function phoneFacts(sent: Sent): Fact[] {
  const own = sent.fields.phone;
  const phones = own
    ? [{ label: 'Phone', text: own, markup: phoneMarkup(own, sent.phoneE164) }]
    : [];
  if (sent.kind === 'enquiry') return phones;
  const { parentName, parentPhone } = sent.fields;
  return [
    ...phones,
    {
      label: `Parent/Guardian, ${parentName}`,
      text: parentPhone,
      markup: phoneMarkup(parentPhone, sent.guardianPhoneE164),
    },
  ];
}

/** A phone as it was typed, to tap: call, and WhatsApp when it is a mobile number. */
function phoneMarkup(typed: string, e164: string | null): Markup {
  if (!e164) return typed;
  if (!takesMessages(e164)) return phoneLink(typed, e164);
  return html`${phoneLink(typed, e164)} &middot; ${link(whatsAppHref(e164), 'WhatsApp')}`;
}

/** An e-mail address that was typed, to write to. */
export function emailFact(label: string, address: string): Fact {
  return { label, text: address, markup: link(mailtoHref(address), address) };
}

/** Facts as lines of the text part. */
export function factLines(list: readonly Fact[]): string[] {
  return list.map(({ label, text }) =>
    text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`,
  );
}

/** Facts as rows of the HTML part. */
export function factRows(list: readonly Fact[]): Markup {
  return facts(list.map(({ label, text, markup }) => [label, markup ?? text]));
}

/** What staff do from the mail: the buttons' texts and addresses; empty where there are no links. */
function actions({ called, notSpam, office }: StaffLinks = {}): [string, string][] {
  return [
    ...(called ? [['Called', called] as [string, string]] : []),
    ...(notSpam ? [['Not spam', notSpam] as [string, string]] : []),
    ...(office ? [['Open in the office', office] as [string, string]] : []),
  ];
}

export function actionsMarkup(links: StaffLinks | undefined): Markup {
  return buttons(actions(links));
}

/** The same as lines of the text part. */
export function actionsText(links: StaffLinks | undefined): string[] {
  return actions(links).map(([text, href]) => `${text}: ${href}`);
}
