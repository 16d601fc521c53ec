import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsInTexts } from '#content/schemas/fields.ts';
import { otherSchools, writeOtherSchool } from './fixture-school.ts';

const run = promisify(execFile);
const site = 'test-results/fixture-site';
/** The documents of the test school, with uploaded pictures. */
const folder = 'test-results/fixture-documents';

beforeAll(async () => {
  await writeOtherSchool(folder);
  await addPicture('photo-of-nimal');
  await addPicture('photo-of-library');
  await addPicture('lakes-and-hills');
  await change('school', (school) => {
    school.logo = { id: 'lakes-and-hills' };
  });
  const alt = 'Mr. Nimal with a globe';
  await change('teachers', ({ 'o-level': [nimal, saroja] }) => {
    nimal.picture = { id: 'photo-of-nimal', alt };
    saroja.picture = { id: 'never-uploaded', alt: 'Ms. Saroja' };
  });
  await change('facilities', ({ rooms }) => {
    rooms.find((room: { id: string }) => room.id === 'library').picture = {
      id: 'photo-of-library',
      alt: 'Our library with new shelves',
    };
  });
  await run(process.execPath, ['build/site.ts'], {
    env: { ...readingFrom(folder), SITE_FOLDER: site },
  });
});

async function addPicture(id: string): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await sharp({ create: { width: 900, height: 700, channels: 3, background: '#206040' } })
    .webp()
    .toFile(join(folder, 'pictures', `${id}.webp`));
}

// biome-ignore lint/suspicious/noExplicitAny: any field of a document.
async function change(id: string, edit: (document: any) => void): Promise<void> {
  const file = join(folder, `${id}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  edit(document);
  await writeFile(file, JSON.stringify(document));
}

function readingFrom(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, DEFAULT_DOCUMENTS: resolve(folder) };
}

afterAll(() => rm(site, { recursive: true, force: true }));

test('a site built from another school’s documents has no fact of this school', () => {
  const built = globSync(`${site}/client/**/*.{html,ics,js,txt,xml}`).map(
    (file) => [file, readFileSync(file, 'utf8').replaceAll('&#x27;', "'")] as const,
  );
  expect(built.length).toBeGreaterThan(40);
  const home = built.find(([file]) => file.endsWith('client/index.html'))?.[1];
  expect(home).toContain('Lakeside Tutors');
  expect(home).toContain('+94 81 222 3333');

  const braces = new RegExp(`\\{(${factsInTexts.join('|')})\\}`);
  expect(built.filter(([, text]) => braces.test(text)).map(([file]) => file)).toEqual([]);

  const found = factsOfThisSchool().flatMap((fact) =>
    built.filter(([, text]) => text.includes(fact)).map(([file]) => `${fact} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('shows the first day of a class that has not begun, and no class that has ended', () => {
  const page = (path: string) => readFileSync(`${site}/client/${path}`, 'utf8');
  for (const path of ['index.html', 'schedule.html', 'o-level-classes.html']) {
    expect(page(path)).toContain('from 12 January');
    expect(page(path)).not.toContain('Boathouse');
  }
  expect(page('schedule.html').match(/from 12 January/g)?.length).toBeGreaterThan(1);
  expect(page('calendar/o-level-ict.ics')).toContain('DTSTART;TZID=Asia/Colombo:20990118T100500');
  expect(page('calendar/o-level-commerce.ics')).toMatch(
    /DTSTART;TZID=Asia\/Colombo:20261108T142000[\s\S]*UNTIL=20261114T182959Z/,
  );
});

test.each([
  'build/site.ts',
  'server/main.ts',
  'server/office-main.ts',
  'server/staff/staff-command.ts',
  'server/staff/site-command.ts',
])(
  '%s stops at a document that does not match its schema, and names the field',
  async (program) => {
    const folder = 'test-results/wrong-documents';
    await writeOtherSchool(folder);
    await writeFile(join(folder, 'offer.json'), '{ "percent": 200 }');
    const stopped = run(
      process.execPath,
      [program, program.includes('site-c') ? 'status' : 'list'],
      {
        env: {
          ...readingFrom(folder),
          SITE_FOLDER: resolve(site),
          DATA_DIR: resolve(`${site}-data`),
        },
      },
    );
    await expect(stopped).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'Early-bird discount in percent: write a whole number from 1 to 99. (offer.json, /percent)',
      ),
    });
  },
);

test('shows the uploaded logo in the place of the drawn one', () => {
  const page = readFileSync(`${site}/client/about.html`, 'utf8');
  const shown = page.match(/src="\/assets\/lakes-and-hills-logo\.webp" alt=""/g);
  expect(shown?.length).toBe(2);
  expect(existsSync(`${site}/client/assets/lakes-and-hills-logo.webp`)).toBe(true);
  const drawing = readFileSync(`${site}/client/favicon.svg`, 'utf8');
  expect(drawing).toContain('<title>Lakeside Tutors</title><image');
  for (const icon of ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png']) {
    const [own, drawn] = [`${site}/client/${icon}`, `public/${icon}`].map((file) =>
      readFileSync(file),
    );
    expect(own?.equals(drawn as Buffer), icon).toBe(false);
  }
});

test('shows uploaded pictures in the widths that pages need, without a layout shift', async () => {
  const page = (path: string) => readFileSync(`${site}/client/${path}`, 'utf8');
  const photo = /<picture>((?:(?!<\/picture>).)*alt="Mr. Nimal with a globe"[^>]*>)<\/picture>/;
  for (const path of ['teachers.html', 'programs/o-level-science.html']) {
    const [, html = ''] = photo.exec(page(path)) ?? [];
    expect(html).toContain('width="320" height="320" loading="lazy"');
    await expectFiles(html, 'photo-of-nimal', [160, 320, 480], (width) => width);
  }
  // Without an upload the initials are shown.
  expect(page('teachers.html')).toContain('>SF</span>');
  expect(page('teachers.html')).not.toContain('never-uploaded');

  const room = /<picture>((?:(?!<\/picture>).)*alt="Our library with new shelves"[^>]*>)/;
  const [, html = ''] = room.exec(page('facilities.html')) ?? [];
  expect(html).toContain('width="1300" height="1014" loading="lazy"');
  await expectFiles(html, 'photo-of-library', [320, 480, 640, 720, 960, 1300], (width) =>
    Math.round((width * 1014) / 1300),
  );
});

/** Expects a picture's sources to name these AVIF files, and the files to have these dimensions. */
async function expectFiles(
  html: string,
  id: string,
  widths: number[],
  heightOf: (width: number) => number,
): Promise<void> {
  const addresses = widths.map((width) => `/assets/${id}-${width}.avif`);
  const srcSet = addresses.map((address, at) => `${address} ${widths[at]}w`).join(', ');
  expect(html).toContain(`srcSet="${srcSet}"`);
  expect(html).toMatch(new RegExp(`<img src="/assets/${id}-\\d+\\.webp"`));
  for (const [at, address] of addresses.entries()) {
    const { width, height } = await sharp(`${site}/client${address}`).metadata();
    const expected = widths[at] as number;
    expect([width, height]).toEqual([expected, heightOf(expected)]);
  }
}

/** Every text in this school's facts that is not in the other school's. */
function factsOfThisSchool(): string[] {
  const people = ['teachers', 'testimonials'];
  const teaching = ['courses', 'holidays', 'offer'];
  const ids = ['school', 'claims', 'facilities', 'pages', ...people, ...teaching];
  const theirs = new Set(ids.flatMap((id) => textsIn(JSON.stringify(otherSchools(id)))));
  const ours = ids.flatMap((id) => textsIn(readFileSync(`content/documents/${id}.json`, 'utf8')));
  return [...new Set(ours)].filter((text) => text.length > 6 && !theirs.has(text));
}

function textsIn(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (key, value) => {
    // Names of fields, choices and ids do not count as facts.
    const isFact = !/^(\d+|id|grade|subject|kind|firstDay|lastDay|about)$/.test(key);
    if (typeof value === 'string' && isFact) texts.push(value);
    return value;
  });
  return texts;
}
