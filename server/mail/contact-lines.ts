import { html } from 'hono/html';
import { mailtoHref, takesMessages, whatsAppHref } from '#rules/contact/contact-links.ts';
import { link, type Markup, phoneLink } from './layout.ts';
import type { Sent } from './message.ts';

/** One line of what a mail says of a submission. */
export interface Fact {
  label: string;
  text: string;
  /** Only where the HTML shows more than the text. */
  markup?: Markup;
}

/** The numbers to call, student's and guardian's, ready to be tapped; none when none was given. */
export function phoneFacts(sent: Sent): Fact[] {
  const own = sent.fields.phone;
  const facts = own
    ? [{ label: 'Phone', text: own, markup: phoneMarkup(own, sent.phoneE164) }]
    : [];
  if (sent.kind === 'enquiry') return facts;
  const { parentName, parentPhone } = sent.fields;
  return [
    ...facts,
    {
      label: `Parent/Guardian, ${parentName}`,
      text: parentPhone,
      markup: phoneMarkup(parentPhone, sent.guardianPhoneE164),
    },
  ];
}

/** A phone as it was typed, to be tapped: call, and WhatsApp when it is a mobile number. */
function phoneMarkup(typed: string, e164: string | null): Markup {
  if (!e164) return typed;
  if (!takesMessages(e164)) return phoneLink(typed, e164);
  return html`${phoneLink(typed, e164)} &middot; ${link(whatsAppHref(e164), 'WhatsApp')}`;
}

/** An e-mail address that was typed, to be written to. */
export function emailFact(label: string, address: string): Fact {
  return { label, text: address, markup: link(mailtoHref(address), address) };
}

/** Facts as lines of the text part. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts.map(({ label, text }) =>
    text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`,
  );
}

/** Facts as rows of the HTML part. */
export function factRows(facts: readonly Fact[]): [string, Markup][] {
  return facts.map(({ label, text, markup }) => [label, markup ?? text]);
}
