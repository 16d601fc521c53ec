import { findSentForm } from '#server/functions/find-sent-form.ts';
import type { Representation } from '#server/site.ts';
import { confirmationPage } from './answer.ts';
import { confirmationLinks } from './confirmation-link.ts';
import { encodePage } from './encode-page.ts';
import type { FormPage } from './form-pages.ts';
import type { NoJsFormDeps } from './post.ts';

/** How long the page shows what was sent; after that it shows the reference alone. */
const DETAILS_FOR_MS = 3_600_000;

/** The confirmation page of a form posted without scripts; undefined when the link is forged. */
export async function confirmationFor(
  { store, clock, limits }: NoJsFormDeps,
  page: FormPage,
  text: string,
  acceptEncoding: string,
): Promise<Representation | undefined> {
  const sent = confirmationLinks(limits.secret).read(page.kind, text);
  if (!sent) return undefined;
  const isFresh = clock() - sent.at < DETAILS_FOR_MS;
  const found =
    page.kind === 'registration' && isFresh ? await findSentForm(store, sent.reference) : undefined;
  const registration = found?.kind === 'registration' ? found.fields : undefined;
  return encodePage(
    confirmationPage(page, { ...sent, at: found?.receivedAt ?? sent.at }, registration),
    {
      ...page.headers,
      'cache-control': 'no-store',
      // To our own pages too: whoever has the address can read what was sent.
      'referrer-policy': 'strict-origin',
    },
    acceptEncoding,
  );
}
