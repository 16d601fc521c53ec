import { html } from 'hono/html';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { mailtoHref, takesMessages, whatsAppHref } from '#rules/contact/contact-links.ts';
import { stateNameFor } from '#server/store/office/office-states.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { buttons, colors, type Fact, link, type Markup, type Part, phoneLink } from './layout.ts';
import type { MailMessage, StaffLinks } from './message.ts';

/** A submission in a mail about many. */
export interface Listed {
  sent: Submission;
  links?: StaffLinks | undefined;
}

/**
 * An entry of a mail about many. A hundred of these must stay small: the only styles are those that
 * a thumb needs.
 */
export function listEntry(
  title: string,
  lines: readonly { text: string; markup?: Markup }[],
  pages: readonly [text: string, href: string | undefined][],
): Part {
  const links = pages.filter(([, href]) => href);
  return {
    text: [
      title,
      ...lines.map(({ text }) => text),
      ...links.map(([text, href]) => `${text}: ${href}`),
    ].join('\n'),
    html: html`<p style="overflow-wrap:anywhere"><b>${title}</b>${lines.map(({ text, markup }) => html`<br>${markup ?? text}`)}${links.map(
      ([text, href]) =>
        html`<br><a href="${href}" style="display:inline-block;padding:9px 0;color:${colors.peacock}">${text}</a>`,
    )}</p>`,
  };
}

/** The bytes of a mail's bodies as base64, whose lines end after 76 characters. */
export function sizeOf({ text, html }: Pick<MailMessage, 'text' | 'html'>): number {
  return Math.ceil(Buffer.byteLength(text + html) * (4 / 3) * (78 / 76));
}

/** The numbers to call, student's and guardian's, ready to tap; empty when none was given. */
export function phoneFacts(sent: Submission): Fact[] {
  const own = sent.fields.phone;
  const phones = own ? [{ label: 'Phone', text: own, markup: phoneMarkup(own) }] : [];
  if (sent.kind === 'enquiry') return phones;
  const { parentName, parentPhone } = sent.fields;
  if (parentPhone === '') return phones;
  return [
    ...phones,
    {
      label: `Parent/Guardian, ${parentName}`,
      text: parentPhone,
      markup: phoneMarkup(parentPhone),
    },
  ];
}

/** The numbers of a phone field as they were typed, to tap: call, and WhatsApp for a mobile number. */
function phoneMarkup(typed: string): Markup {
  const numbers = phoneNumbersIn(typed);
  if (numbers.every(({ e164 }) => e164 === null)) return typed;
  const links = numbers.map(({ text, e164 }) => {
    if (!e164) return text;
    const call = phoneLink(text, e164);
    if (!takesMessages(e164)) return call;
    return html`${call} &middot; ${link(whatsAppHref(e164), 'WhatsApp')}`;
  });
  return html`${links.map((each, index) => (index > 0 ? html`, ${each}` : each))}`;
}

/** A typed e-mail address, to write to. */
export function emailFact(label: string, address: string): Fact {
  return { label, text: address, markup: link(mailtoHref(address), address) };
}

/** What staff can do from the mail; empty where there are no links. */
export function actions(sent: Submission, { called, notSpam, office }: StaffLinks = {}): Part {
  return buttons([
    [stateNameFor(sent), called],
    ['Not spam', notSpam],
    ['Open in the office', office],
  ]);
}
