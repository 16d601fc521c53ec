import { html, raw } from 'hono/html';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { mailtoHref, telHref } from '#rules/contact/contact-links.ts';
import type { MailMessage } from './message.ts';

export type Markup = ReturnType<typeof html> | string;

/** One part of a mail, as it is in the text body and in the HTML body. */
export interface Part {
  text: string;
  html: Markup;
}

/** One labelled value. */
export interface Fact {
  label: string;
  text: string;
  /** Only where the HTML shows more than the text. */
  markup?: Markup;
}

// The design's tokens as sRGB: mail programs do not read style sheets or custom properties.
export const colors = {
  ink: '#002730',
  slate: '#3b5b64',
  peacock: '#05707d',
  dark: '#00353f',
  mist: '#e9f6f8',
  rule: '#c2d9de',
  highlight: '#fff4c7',
  margin: '#f4b4b7',
};

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The widest a mail gets, in pixels. */
const WIDTH = 580;

/**
 * A mail whose text and HTML have the same parts, with the school's name at the top and how to reach
 * it at the end.
 * @param preview what mail programs show after the subject
 */
export async function mail(
  documents: Documents,
  subject: string,
  preview: string,
  content: readonly (Part | false | '' | null | undefined)[],
): Promise<MailMessage> {
  const parts = content.filter((part) => typeof part === 'object' && part !== null);
  const { name, address, landline, hotline, email, officeHours } = schoolOf(documents);
  const footer = [
    '-- ',
    name,
    address,
    `Landline ${landline}, Hotline ${hotline}`,
    email,
    officeHours.text,
  ];
  const texts = [...parts.map(({ text }) => text), footer.join('\n')];
  // Outlook for Windows ignores max-width: only it reads the comments, which give a fixed width.
  const markup = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${colors.mist};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.mist};">
<tr><td align="center" style="padding:20px 12px;">
${raw(`<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${WIDTH}px;${FONT};font-size:16px;line-height:1.55;color:${colors.ink};">
<tr><td style="background:${colors.dark};color:#ffffff;padding:16px 22px;border-radius:10px 10px 0 0;font-weight:700;font-size:17px;">${name}</td></tr>
<tr><td style="background:#ffffff;padding:24px 22px 26px;border-left:3px solid ${colors.margin};">${parts.map((part) => html`${part.html}\n`)}</td></tr>
<tr><td style="background:#ffffff;border-top:1px solid ${colors.rule};border-radius:0 0 10px 10px;padding:16px 22px;color:${colors.slate};font-size:14px;line-height:1.6;">
${address}<br>
Landline ${phoneLink(landline)}<br>
Hotline ${phoneLink(hotline)}<br>
${link(mailtoHref(email), email)}<br>
${officeHours.text}
</td></tr>
</table>
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr>
</table>
</body>
</html>`;
  const text = texts.filter((part) => part !== '').join('\n\n');
  return { subject, text, html: String(markup) };
}

/** @returns a part whose HTML is one element; `markup` is where it has more than the text */
function element(tag: 'h1' | 'h2' | 'p', style: string) {
  return (text: string, markup: Markup = text): Part => ({
    text,
    html: html`${raw(`<${tag} style="${style}">`)}${markup}${raw(`</${tag}>`)}`,
  });
}

export const heading = element(
  'h1',
  `margin:0 0 14px;font-size:23px;line-height:1.25;font-weight:800;overflow-wrap:anywhere;color:${colors.ink};`,
);
/** The line under the heading: what the mail is about. */
export const lead = element(
  'p',
  'margin:0 0 14px;font-size:18px;line-height:1.4;font-weight:700;overflow-wrap:anywhere;',
);
export const subheading = element(
  'h2',
  `margin:26px 0 8px;font-size:15px;line-height:1.3;font-weight:700;overflow-wrap:anywhere;color:${colors.peacock};`,
);
export const paragraph = element('p', 'margin:0 0 14px;');
/** A text with its own line breaks. */
export const asTyped = element(
  'p',
  'margin:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;',
);
/** The last paragraph, in small letters. */
export const smallPrint = element('p', `margin:0;color:${colors.slate};font-size:14px;`);

/** The most important sentence. */
export function strong(text: string): Part {
  return paragraph(text, html`<strong>${text}</strong>`);
}

/** Asks the reader to call the school. */
export function callUs(documents: Documents, text: string): Part {
  const { hotline } = schoolOf(documents);
  return paragraph(`${text} ${hotline}`, html`${text} ${phoneLink(hotline)}`);
}

export function link(href: string, text: string): Markup {
  return html`<a href="${href}" style="color:${colors.peacock};">${text}</a>`;
}

export function phoneLink(phone: string, number = phone): Markup {
  return html`<a href="${telHref(number)}" style="color:${colors.peacock};white-space:nowrap;">${phone}</a>`;
}

/** The reference, large enough to read out on the telephone. */
export function referencePlate(label: string, reference: string): Part {
  return {
    text: `${label}: ${reference}`,
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;"><tr><td style="background:${colors.highlight};border-radius:6px;padding:10px 16px;">
<span style="color:${colors.slate};font-size:14px;">${label}</span><br>
<strong style="font-size:22px;letter-spacing:1px;white-space:nowrap;">${reference}</strong></td></tr></table>`,
  };
}

/** Label above value, so that long values have the whole width of a phone. */
export function facts(list: readonly Fact[]): Part {
  if (list.length === 0) return { text: '', html: '' };
  const lines = list.map(
    ({ label, text }) => `${label}:${text.includes('\n') ? '\n' : ' '}${text}`,
  );
  return {
    text: lines.join('\n'),
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px;">${list.map(
      ({ label, text, markup }) =>
        html`<tr><td style="padding:7px 0;border-bottom:1px solid ${colors.mist};"><span style="display:block;color:${colors.slate};font-size:14px;line-height:1.4;">${label}</span><span style="overflow-wrap:anywhere;word-break:break-word;white-space:pre-line;">${markup ?? text}</span></td></tr>`,
    )}</table>`,
  };
}

/** A numbered list; a step's text follows its title. */
export function numbered(steps: readonly { title: string; text: string }[]): Part {
  return {
    text: steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`).join('\n'),
    html: html`<ol style="margin:0 0 18px;padding-left:22px;">${steps.map(
      ({ title, text }) =>
        html`<li style="margin:0 0 8px;"><strong>${title}</strong><br>${text}</li>`,
    )}</ol>`,
  };
}

/**
 * Links that look like buttons, one below the other; an undefined address is left out. The padding
 * is the cell's, since Outlook for Windows ignores the padding of links.
 */
export function buttons(list: readonly [text: string, href: string | undefined][]): Part {
  const links = list.filter(([, href]) => href !== undefined);
  if (links.length === 0) return { text: '', html: '' };
  return {
    text: links.map(([text, href]) => `${text}: ${href}`).join('\n'),
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 14px;">${links.map(
      ([text, href]) =>
        html`<tr><td style="padding:0 0 10px;"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:11px 18px;border:2px solid ${colors.peacock};border-radius:10px;"><a href="${href}" style="color:${colors.peacock};font-weight:700;text-decoration:none;">${text}</a></td></tr></table></td></tr>`,
    )}</table>`,
  };
}
