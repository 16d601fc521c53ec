import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { agreedValue, honeypotName } from '#payloads/form-fields.ts';
import { documents } from '#test/documents.ts';
import { attribute, elementsOf, parseHtml, textOf } from '#test/html.ts';
import { connectionFrom, createTestApp, server, serverForEachTest } from '#test/server-app.ts';
import { aFullRegistration, anEnquiry } from '#test/server-forms.ts';
import { formKindAt } from './post.ts';

// Loading every page may take longer than a test.
beforeAll(() => import('#app/entry.server.tsx'));

serverForEachTest();

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

/** The page of a response, with what the tests read from it. */
async function pageOf(answer: Response) {
  const html = await answer.text();
  const elements = [...elementsOf(parseHtml(html))];
  const named = (name: string, value?: string) =>
    elements.find(
      (each) =>
        attribute(each, 'name') === name &&
        (value === undefined || attribute(each, 'value') === value),
    );
  const has = (control: ReturnType<typeof named>, name: string) =>
    control !== undefined && attribute(control, name) !== undefined;
  return {
    html,
    /** The text of an element with that role, or tag, that is not hidden. */
    textIn: (roleOrTag: string) =>
      elements
        .filter((each) => attribute(each, 'role') === roleOrTag || each.tagName === roleOrTag)
        .filter((each) => attribute(each, 'hidden') === undefined)
        .map(textOf)
        .join(' '),
    value: (name: string) => {
      const control = named(name);
      return control?.tagName === 'textarea'
        ? textOf(control)
        : control && attribute(control, 'value');
    },
    isTicked: (name: string, value: string) => has(named(name, value), 'checked'),
    isInvalid: (name: string) => has(named(name), 'aria-invalid'),
    /** The name of the control, or the tag, that the browser moves to. */
    focused: () => {
      const [element, ...others] = elements.filter(
        (each) => attribute(each, 'autofocus') !== undefined,
      );
      expect(others).toEqual([]);
      return element && (attribute(element, 'name') ?? element.tagName);
    },
    /** The message at a control. */
    message: (name: string, value?: string) => {
      const control = named(name, value);
      const id = control && attribute(control, 'aria-describedby')?.split(' ').at(-1);
      const text = elements.find((each) => attribute(each, 'id') === id);
      return text && attribute(text, 'hidden') === undefined ? textOf(text) : undefined;
    },
  };
}

/** The page that a browser shows after a post: it follows the redirect. */
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
  test('returns to its page with the result and empty fields', async () => {
    const response = await shown(await post('/contact', Object.entries(anEnquiry())));
    expect(response.status).toBe(200);
    const page = await pageOf(response);
    expect(page.textIn('status')).toContain('Message sent successfully!');
    expect(page.textIn('status')).toContain('Thank you for contacting us.');
    expect(page.textIn('status')).toMatch(/[A-Z\d]{4}-[A-Z\d]{4}/);
    expect(page.focused()).toBe('div');
    expect(page.value('name')).toBe(undefined);
    expect(page.html).not.toContain('Nimali');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await stored()).toEqual([anEnquiry()]);
  });

  test('gets a page without scripts and with the complete style sheet', async () => {
    const { html } = await pageOf(await post('/contact', []));
    expect(html).not.toContain('boot();');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/root-1a2b.css"/>');
  });

  test('shows the short text on a course page', async () => {
    const posted = await post('/programs/a-level-physics', Object.entries(anEnquiry()));
    const page = await pageOf(await shown(posted));
    expect(page.textIn('status')).toContain("We'll get back to you within 24 hours.");
    expect(page.html).not.toContain('Thank you for contacting us.');
  });

  test('returns its page with the messages and all values', async () => {
    const response = await post(
      '/contact',
      Object.entries(
        anEnquiry({ email: 'no"body', message: 'Is </textarea><b>there</b> a place?' }),
      ),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await pageOf(response);
    expect(page.textIn('alert')).toContain('Failed to send message');
    expect(page.textIn('alert')).toContain('Please try again or contact us directly at');
    expect(page.value('email')).toBe('no"body');
    expect(page.isInvalid('email')).toBe(true);
    expect(page.isInvalid('name')).toBe(false);
    expect(page.focused()).toBe('email');
    expect(page.message('email')).toContain('Email Address needs');
    expect(page.value('name')).toBe('Nimali Perera');
    expect(page.value('message')).toBe('Is </textarea><b>there</b> a place?');
    expect(await stored()).toEqual([]);
  });

  test('returns all values when the store fails', async () => {
    await server.store.schema.dropTable('outbox').execute();
    const response = await post('/contact', Object.entries(anEnquiry()));
    expect(response.status).toBe(503);
    expect((await pageOf(response)).value('name')).toBe('Nimali Perera');
  });

  test('is sent compressed where the browser accepts it', async () => {
    const response = await post('/contact', [], { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('Failed to send');
    const plain = await post('/contact', [], { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBe(null);
  });

  test('gets one sentence after very many pages to one address in an hour', async () => {
    Object.assign(server, await createTestApp({ renderPage: async () => 'rendered' }));
    for (let count = 0; count < 300; count += 1) {
      expect((await post('/contact', [['name', 'Robot']])).status).toBe(422);
    }
    const response = await post('/contact', [['name', 'Robot']]);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(response.headers.get('content-type')).toContain('text/plain');
    server.pass(3_600_000);
    expect((await post('/contact', [['name', 'Robot']])).status).toBe(422);
  });
});

describe('a registration posted without scripts', () => {
  test('shows the receipt; only the chosen level counts', async () => {
    const response = await shown(await post('/register', registration));
    expect(response.status).toBe(200);
    const page = await pageOf(response);
    const receipt = page.textIn('article');
    expect(page.textIn('h2')).toContain('Thank you, Kasun');
    expect(page.focused()).toBe('h2');
    expect(receipt).toContain("Kasun D'Silva <b>");
    expect(receipt).toContain('A\u00a0LEVEL');
    expect(receipt).toContain('PhysicsHistory');
    expect(receipt).not.toContain('Mathematics');
    expect(receipt).toContain('Saturday, 21 November 2026, 11.30 a.m.');
    expect(receipt).toContain('17 May 2009');
    // What only scripts can do is not shown.
    expect(page.textIn('button')).not.toMatch(/Print|Save|Share/);
    const [row] = await stored();
    expect(row).toMatchObject({
      subjects: ['Physics', 'History'],
      address: '12 Galle Road,\nColombo',
      lastName: "D'Silva <b>",
    });
  });

  test('is stored with texts of the full length in Sinhala', async () => {
    const { subjects, agreeToTerms, ...full } = aFullRegistration();
    const boxes = [
      ...subjects.map((each) => ['subjects-a-level', each]),
      ['agreeToTerms', agreedValue],
    ];
    const response = await post('/register', [...Object.entries(full), ...boxes] as [
      string,
      string,
    ][]);
    expect(response.status).toBe(303);
    expect(await stored()).toEqual([aFullRegistration()]);
  });

  test('asks for the terms first, then for a subject', async () => {
    const without = (name: string) => registration.filter(([key]) => key !== name);
    const noTerms = await pageOf(await post('/register', without('agreeToTerms')));
    expect(noTerms.textIn('alert')).toContain(
      'Please agree to the terms and conditions to proceed.',
    );
    expect(noTerms.focused()).toBe('agreeToTerms');
    expect(noTerms.value('firstName')).toBe('Kasun');
    expect(noTerms.value('address')).toBe('12 Galle Road,\nColombo');
    const noSubject = await post('/register', without('subjects-a-level'));
    expect(noSubject.status).toBe(422);
    const page = await pageOf(noSubject);
    expect(page.textIn('alert')).toContain('Subject Selection Required');
    expect(page.focused()).toBe('subjects-a-level');
    expect(page.isTicked('level', 'a-level')).toBe(true);
    expect(page.isTicked('subjects-o-level', 'Mathematics')).toBe(true);
    expect(page.isTicked('agreeToTerms', 'yes')).toBe(true);
    const noLevel = await pageOf(await post('/register', without('level')));
    expect(noLevel.textIn('alert')).toContain('Subject Selection Required');
    expect(noLevel.message('level', 'o-level')).toBeTruthy();
    expect(await stored()).toEqual([]);
  });
});

test('a registration without scripts contains the class, course and curriculum of its link', async () => {
  const chosen = { classes: 'a-level-physics-saturday', course: 'a-level-science' };
  const link = `/register?level=a-level&subject=Physics&class=${chosen.classes}&course=${chosen.course}&curriculum=edexcel`;
  const boxes = Object.entries({ ...chosen, curriculum: 'Edexcel' });
  const withoutTerms = registration.filter(([name]) => name !== 'agreeToTerms');
  // Also on the page that asks for the terms.
  for (const response of [
    await server.app.request(link),
    await post('/register', [...withoutTerms, ...boxes]),
  ]) {
    // In <noscript>, which this parser reads as text.
    const inputs = (await response.text()).match(/<input[^>]*>/g);
    for (const [name, value] of boxes) {
      const box = inputs?.find((input) => input.includes(`value="${value}"`));
      expect(box).toContain(`name="${name}"`);
      expect(box).toContain('checked');
    }
  }

  const receipt = await pageOf(await shown(await post('/register', [...registration, ...boxes])));
  const text = receipt.textIn('main');
  for (const part of ['Physics, Saturday 9.00 a.m.', 'A Level Science', 'Edexcel']) {
    expect(text).toContain(part);
  }
  const [row] = await stored();
  expect(row).toMatchObject({ ...chosen, classes: [chosen.classes], curriculum: 'Edexcel' });
});

test('a registration without scripts contains no class or course of another level than it names', async () => {
  const link = [
    ['classes', 'a-level-english-saturday'],
    ['classes', 'o-level-english-thursday'],
    ['course', 'a-level-science'],
  ] as [string, string][];
  const others = registration.filter(([name]) => name !== 'level');
  const english = ['o-level', 'a-level'].map((level): [string, string] => [
    `subjects-${level}`,
    'English',
  ]);
  for (const level of ['o-level', 'a-level']) {
    await shown(await post('/register', [...others, ['level', level], ...english, ...link]));
  }
  const [oLevel, aLevel] = await stored();
  expect(oLevel.classes).toEqual(['o-level-english-thursday']);
  expect(oLevel.course).toBeUndefined();
  expect(aLevel).toMatchObject({
    classes: ['a-level-english-saturday'],
    course: 'a-level-science',
  });
});

test('a form without scripts contains the source in the address of its page', async () => {
  const referer = 'http://localhost/contact?from=facebook';
  await post('/contact', Object.entries(anEnquiry()), { referer });
  const rows = await server.store.selectFrom('submissions').select('source').execute();
  expect(rows).toEqual([{ source: 'facebook' }]);
});

test('every page with a form accepts posts, and no other page does', async () => {
  const takesPosts: string[] = [];
  for (const path of sitePaths) {
    const html = await server.deps.renderPage(path, {});
    if (html.includes('method="post"')) takesPosts.push(path);
  }
  expect(takesPosts).toEqual(sitePaths.filter((path) => formKindAt(path) !== undefined));
});

describe('a post that is rejected', () => {
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

  test('gives the phone number when the page is not recognised', async () => {
    const headers = { host: '127.0.0.1:3000', origin: 'https://www.school.example' };
    const rejected = await post('/contact', Object.entries(anEnquiry()), headers);
    expect(await rejected.text()).toContain(schoolOf(documents).hotline);
    const reason = 'foreign origin';
    expect(server.logged).toContainEqual(expect.objectContaining({ status: 403, reason }));
    expect(JSON.stringify(server.logged)).not.toMatch(/school.example|nimali/i);
    const sameOrigin = { ...headers, 'sec-fetch-site': 'same-origin' };
    const accepted = await post('/contact', Object.entries(anEnquiry()), sameOrigin);
    expect(accepted.status).toBe(303);
  });

  test('is held when the honeypot is filled in', async () => {
    await post('/contact', [...Object.entries(anEnquiry()), [honeypotName, 'http://x']] as [
      string,
      string,
    ][]);
    expect(await server.store.selectFrom('submissions').select('hold').execute()).toEqual([
      { hold: 'spam' },
    ]);
  });
});

describe('a choice in the address of a page', () => {
  const get = async (path: string) => pageOf(await server.app.request(path));

  test('ticks level and subjects on /register, which keeps its scripts', async () => {
    const page = await get(
      '/register?level=a-level&subject=Physics&subject=History&subject=Mathematics',
    );
    expect(page.isTicked('level', 'a-level')).toBe(true);
    expect(page.isTicked('subjects-a-level', 'Physics')).toBe(true);
    expect(page.isTicked('subjects-a-level', 'History')).toBe(true);
    expect(page.isTicked('subjects-o-level', 'History')).toBe(false);
    expect(page.html).toContain('boot();');
  });

  test('ticks a class, a course and a curriculum that come without a level, as with scripts', async () => {
    const page = await get(
      '/register?class=a-level-physics-saturday&course=a-level-science&curriculum=edexcel',
    );
    // In <noscript>, which this parser reads as text.
    const boxes = page.html.match(/<input[^>]*>/g) ?? [];
    for (const value of ['a-level-physics-saturday', 'a-level-science', 'Edexcel'])
      expect(boxes.find((box) => box.includes(`value="${value}"`))).toContain('checked');
    expect(page.isTicked('level', 'a-level')).toBe(false);
  });

  test('shows classes, hours and cost on /schedule', async () => {
    const page = await get(
      '/schedule?level=a-level&curriculum=edexcel&class=a-level-physics-saturday',
    );
    expect(page.isTicked('level', 'o-level')).toBe(false);
    expect(page.isTicked('level', 'a-level')).toBe(true);
    expect(page.isTicked('class', 'a-level-physics-saturday')).toBe(true);
    expect(page.isTicked('class', 'a-level-biology-monday')).toBe(false);
    expect(page.html).toContain('<option value="edexcel" selected="">');
    expect(page.html).toContain('href="/register?level=a-level&amp;subject=Physics');
    expect(page.textIn('dd')).toContain('LKR 3,900');
  });

  test('ticks no consent and fills in no answer', async () => {
    const page = await get('/register?level=a-level&agreeToTerms=yes&firstName=Nethmi');
    expect(page.isTicked('level', 'a-level')).toBe(true);
    expect(page.isTicked('agreeToTerms', 'yes')).toBe(false);
    expect(page.html).not.toContain('Nethmi');
  });

  test('is ignored when it is unknown', async () => {
    expect((await get('/register?level=b-level')).html).toContain('<h1>Register</h1>');
  });

  test('is left to the scripts after very many pages to one address in an hour', async () => {
    Object.assign(server, await createTestApp({ renderPage: async () => 'rendered' }));
    const ask = () => get('/register?level=a-level');
    for (let count = 0; count < 300; count += 1) expect((await ask()).html).toBe('rendered');
    expect((await ask()).html).toContain('<h1>Register</h1>');
  });
});
