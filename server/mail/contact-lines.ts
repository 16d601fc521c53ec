import { html } from 'hono/html';
import { link, type Markup, phoneLink } from './layout.ts';

// A landline of Colombo has no WhatsApp; abroad, anybody's number may.
const LANDLINE = /^\+94(?!7)/;

/** A phone as it was typed, to be tapped: call, and WhatsApp when it is a mobile number. */
export function phoneMarkup(typed: string, e164: string | null): Markup {
  if (!e164) return typed;
  if (LANDLINE.test(e164)) return phoneLink(typed, e164);
  return html`${phoneLink(typed, e164)} &middot; ${link(`https://wa.me/${e164.slice(1)}`, 'WhatsApp')}`;
}

export function emailMarkup(address: string): Markup {
  return link(`mailto:${address}`, address);
}
