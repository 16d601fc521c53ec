import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agreedValue, honeypotName } from '#payloads/form-fields.ts';
import { connectionFrom, createTestApp, type TestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

const post = (path: string, entries: [string, string][], headers: Record<string, string> = {}) =>
  server.app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(entries).toString(),
    },
    connectionFrom('203.0.113.7'),
  );

/** What a browser shows after a post: the answer, or the page that it leads to. */
async function shown(answer: Response): Promise<Response> {
  expect(answer.status).toBe(303);
  return server.app.request(answer.headers.get('location') ?? '');
}

const registration: [string, string][] = [
  ['submissionId', ''],
  ['firstName', 'Kasun'],
  ['lastName', "D'Silva <b>"],
  ['email', 'kasun@example.com'],
  ['phone', '0771234567'],
  ['dateOfBirth', '2009-05-17'],
  ['address', '12 Galle Road,\r\nColombo'],
  ['level', 'a-level'],
  ['subjects-a-level', 'Physics'],
  ['subjects-a-level', 'History'],
  ['subjects-o-level', 'Mathematics'],
  ['previousSchool', ''],
  ['parentName', 'Ruwan'],
  ['parentPhone', '0112587412'],
  ['parentEmail', ''],
  ['specialRequirements', ''],
  ['agreeToTerms', agreedValue],
  [honeypotName, ''],
];
const stored = async () => {
  const rows = await server.store.selectFrom('submissions').selectAll().execute();
  return rows.map((row) => JSON.parse(row.fields));
};

describe('an enquiry posted without scripts', () => {
  test('comes back to its page with the result and empty fields', async () => {
    const response = await shown(await post('/contact', Object.entries(anEnquiry())));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Message sent successfully!');
    expect(html).toContain('Thank you for contacting us.');
    expect(html).toMatch(/<b data-fill="reference">[A-Z\d]{4}-[A-Z\d]{4}<\/b>/);
    expect(html).toContain('data-slot="sent" role="status" tabindex="-1"');
    expect(html).not.toContain('Nimali');
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('application/ld+json');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await stored()).toEqual([anEnquiry()]);
  });

  test('says the short sentence on a course page', async () => {
    const posted = await post('/programs/a-level-physics', Object.entries(anEnquiry()));
    const response = await shown(posted);
    expect(await response.text()).not.toContain('Thank you for contacting us.');
  });

  test('comes back with what to mend and all values kept', async () => {
    const response = await post(
      '/contact',
      Object.entries(
        anEnquiry({ email: 'no"body', message: 'Is </textarea><b>there</b> a place?' }),
      ),
    );
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Failed to send message');
    expect(html).toContain('like name@example.com. Please try again or contact us directly at');
    expect(html).toContain('value="no&quot;body" aria-invalid="true" autofocus=""');
    expect(html).toContain('<p data-error="email">Email Address needs');
    expect(html).toContain('value="Nimali Perera"');
    expect(html).toContain('Is &lt;/textarea&gt;&lt;b&gt;there&lt;/b&gt; a place?');
    expect(await stored()).toEqual([]);
  });

  test('keeps the values when the store fails', async () => {
    await server.store.schema.dropTable('outbox').execute();
    const response = await post('/contact', Object.entries(anEnquiry()));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('value="Nimali Perera"');
  });
});

describe('a registration posted without scripts', () => {
  test('shows the thank-you view; only the chosen level counts', async () => {
    const response = await shown(await post('/register', registration));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<div data-view="form" hidden="">');
    expect(html).toContain('<div data-view="sent" tabindex="-1"');
    expect(html).toContain(', <span data-fill="firstName">Kasun</span>');
    expect(html).toContain('<b data-fill="level">A LEVEL</b>');
    expect(html).toContain(
      '<ul data-fill="subjects"><li class="badge">Physics</li><li class="badge">History</li></ul>',
    );
    expect(html).toContain('<dd data-fill="received">Saturday, 21 November, 11.30 a.m.</dd>');
    expect(html).toContain('<dd data-fill="dateOfBirth">17 May 2009</dd>');
    expect(html).toContain('<div hidden=""><dt>School</dt>');
    const [row] = await stored();
    expect(row).toMatchObject({
      subjects: ['Physics', 'History'],
      address: '12 Galle Road,\nColombo',
      lastName: "D'Silva <b>",
    });
  });

  test('asks for the terms first, then for a subject', async () => {
    const without = (name: string) => registration.filter(([key]) => key !== name);
    const noTerms = await post('/register', without('agreeToTerms'));
    expect(await noTerms.text()).toContain('Please agree to the terms and conditions to proceed.');
    const noSubject = await post('/register', without('subjects-a-level'));
    const html = await noSubject.text();
    expect(noSubject.status).toBe(422);
    expect(html).toContain('<p data-fill="failure-title">Subject Selection Required</p>');
    expect(html).toContain('name="level" value="a-level" checked=""');
    expect(html).toContain('name="subjects-o-level" value="Mathematics" checked=""');
    expect(html).toContain('name="agreeToTerms" value="yes" checked=""');
    const noLevel = await post('/register', without('level'));
    expect(await noLevel.text()).toContain('Subject Selection Required');
    expect(await stored()).toEqual([]);
  });
});

describe('what is no form of ours', () => {
  test.each([
    ['/about', {}, 405],
    ['/nowhere', {}, 404],
    ['/contact', { origin: 'https://evil.example' }, 403],
    ['/contact', { origin: 'null' }, 403],
    ['/contact', { 'content-type': 'text/plain' }, 415],
  ])('%s %o', async (path, headers, status) => {
    expect((await post(path, Object.entries(anEnquiry()), headers)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('is an event in the log, without what was typed', async () => {
    await post('/contact', Object.entries(anEnquiry()), { origin: 'https://evil.example' });
    await post('/contact', Object.entries(anEnquiry({ email: 'zebulon at quux' })));
    const refused = server.logged.filter(({ event }) => event === 'request refused');
    const requestId = expect.any(String);
    expect(refused).toEqual([
      { event: 'request refused', requestId, status: 403, reason: 'foreign origin' },
      { event: 'request refused', requestId, status: 422, reason: 'invalid', fields: ['email'] },
    ]);
    expect(JSON.stringify(server.logged)).not.toMatch(/evil|zebulon|nimali/i);
  });

  test('the honeypot holds', async () => {
    await post('/contact', [...Object.entries(anEnquiry()), [honeypotName, 'http://x']] as [
      string,
      string,
    ][]);
    expect(await server.store.selectFrom('submissions').select('hold').execute()).toEqual([
      { hold: 'spam' },
    ]);
  });
});

describe('/register with a choice in its address', () => {
  test('has the level and the subjects ticked, and keeps its scripts', async () => {
    const response = await server.app.request(
      '/register?level=a-level&subject=Physics&subject=History&subject=Mathematics',
    );
    const html = await response.text();
    expect(html).toContain('value="a-level" checked=""');
    expect(html).toContain('name="subjects-a-level" value="Physics" checked=""');
    expect(html).toContain('name="subjects-a-level" value="History" checked=""');
    expect(html).not.toContain('name="subjects-o-level" value="History" checked');
    expect(html).toContain('type="module"');
  });

  test('an unknown level changes nothing', async () => {
    const html = await (await server.app.request('/register?level=b-level')).text();
    expect(html).not.toContain('checked');
  });
});
