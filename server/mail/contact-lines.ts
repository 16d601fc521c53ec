import { html } from 'hono/html';
import { link, type Markup, phoneLink } from './layout.ts';

/** A phone as it was typed, to be tapped: call, and WhatsApp when it can be read as a number. */
export function phoneMarkup(typed: string, e164: string | null): Markup {
  if (!e164) return typed;
  return html`${phoneLink(typed, e164)} &middot; ${link(`https://wa.me/${e164.slice(1)}`, 'WhatsApp')}`;
}

export function emailMarkup(address: string): Markup {
  return link(`mailto:${address}`, address);
}
