import type { Page } from '@playwright/test';

const FUNCTIONS = '**/functions/v1/*';

/** The functions keep everything, always under the same reference. */
export function accept(page: Page): Promise<unknown> {
  return page.route(FUNCTIONS, (route) =>
    route.fulfill({ json: { ok: true, reference: 'K7QF-29XM' } }),
  );
}

/** The functions cannot keep it just now. */
export function fail(page: Page): Promise<unknown> {
  return page.route(FUNCTIONS, (route) =>
    route.fulfill({ status: 503, json: { error: { message: 'It cannot be stored just now.' } } }),
  );
}

/** The functions want these fields of the payload mended. */
export function refuse(fields: readonly string[]): (page: Page) => Promise<unknown> {
  const messages = Object.fromEntries(fields.map((field) => [field, 'Please look at this again.']));
  return (page) =>
    page.route(FUNCTIONS, (route) =>
      route.fulfill({
        status: 422,
        json: { error: { message: 'Some answers need another look.', fields: messages } },
      }),
    );
}

/** Nothing reaches the functions. */
export function disconnect(page: Page): Promise<unknown> {
  return page.route(FUNCTIONS, (route) => route.abort('connectionfailed'));
}

/** The functions never answer. */
export function neverAnswer(page: Page): Promise<unknown> {
  return page.route(FUNCTIONS, () => {});
}
