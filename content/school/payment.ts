import type { Documents } from '../schemas/documents.ts';

/**
 * How to pay, as pages and mails list it: what the school has not given is left out.
 * @returns an empty list if nothing is given
 */
export function waysToPay({ account, reference, when, desk }: Documents['payment']) {
  const all = [
    { name: 'When', text: when },
    { name: 'At the office', text: desk },
    { name: 'Bank transfer', text: account },
    { name: 'Write on it', text: account && reference },
  ];
  return all.flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}
