import { type FormSource, formSource } from '#content/office/origins.ts';

/** Short names, as in utm_source and in hosts. */
const otherNames: readonly (readonly [string, FormSource])[] = [
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['wa', 'whatsapp'],
];

/**
 * Where a visit came from, in one word: `from` or `utm_source` of the page's address, or else the host
 * of the page that linked to it. Undefined for a visit that began here, and where the browser does
 * not say. The source of the rule is R35.9.
 *
 * @param referrer as in `document.referrer`
 */
export function sourceOfVisit(address: URL, referrer: string): FormSource | undefined {
  const { searchParams, hostname } = address;
  const named =
    sourceNamed(searchParams.get('from')) ?? sourceNamed(searchParams.get('utm_source'));
  if (named) return named;
  const host = /^[a-z-]+:\/\/([^/:?#]+)/i.exec(referrer)?.[1];
  if (!host || withoutWww(host) === withoutWww(hostname)) return undefined;
  return host.split('.').map(sourceNamed).find(Boolean) ?? 'other';
}

function sourceNamed(name: string | null): FormSource | undefined {
  const word = name?.toLowerCase();
  return formSource(word) ?? otherNames.find(([short]) => short === word)?.[1];
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
