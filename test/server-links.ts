import type { TestApp } from './server-app.ts';

/**
 * A signed link with another signature. A fixed first letter would be the right one once in 64
 * times.
 */
export const forged = (link: string): string =>
  link.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));

/** The link to a family's own page in a mail or a message, as a path; '' without one. */
export const familyLinkIn = (text = ''): string =>
  /\/functions\/v1\/mine\?[^\s"<)]+/.exec(text)?.[0] ?? '';

/** Sends a form of the page behind a link, as a browser does on that page. */
export const sendOn = (
  { app }: Pick<TestApp, 'app'>,
  link: string,
  form: Record<string, string>,
  origin = 'http://localhost',
) =>
  app.request(link, {
    method: 'POST',
    headers: { origin, host: URL.parse(origin)?.host ?? '' },
    body: new URLSearchParams(form),
  });

/** Answers the offer on a family's page. */
export async function answerOffer(
  site: Pick<TestApp, 'app'>,
  link: string,
  answer: 'accept' | 'decline' = 'accept',
): Promise<Response> {
  const page = await (await site.app.request(link)).text();
  const offer = /(?<=name="offer" value=")[^"]+/.exec(page)?.[0] ?? '';
  return sendOn(site, link, { do: answer, offer });
}
