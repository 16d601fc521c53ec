import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const site = 'test-results/fixture-site';

beforeAll(async () => {
  await run(process.execPath, ['build/site.ts'], {
    env: { ...readingFrom('test/fixture-school'), SITE_FOLDER: site },
  });
}, 300_000);

function readingFrom(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    SITE_DOCUMENTS: resolve(folder),
    NODE_OPTIONS: `--import=${resolve('build/active-documents.ts')}`,
  };
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

  const found = factsOfThisSchool().flatMap((fact) =>
    built.filter(([, text]) => text.includes(fact)).map(([file]) => `${fact} in ${file}`),
  );
  expect(found).toEqual([]);
});

test('a class that has not begun says when it does, and one that has ended is not shown', () => {
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
  'build/office.ts',
  'server/main.ts',
  'server/office-main.ts',
  'server/staff/main.ts',
  'server/site/command.ts',
])(
  '%s stops at a document that does not match its schema, and names the field',
  async (program) => {
    const folder = 'test-results/wrong-documents';
    await cp('test/fixture-school', folder, { recursive: true });
    await writeFile(join(folder, 'offer.json'), '{ "percent": 200, "before": {}, "year": null }');
    const stopped = run(process.execPath, [program, 'list'], { env: readingFrom(folder) });
    await expect(stopped).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'Early-bird discount in percent: write a whole number from 1 to 99. (offer.json, /percent)',
      ),
    });
  },
);

/** Every text of the facts of this school that the other school does not have too. */
function factsOfThisSchool(): string[] {
  const ids = ['school', 'teachers', 'testimonials', 'holidays', 'offer'];
  const theirs = new Set(ids.flatMap((id) => textsIn('test/fixture-school', id)));
  const ours = ids.flatMap((id) => textsIn('content/documents', id));
  return [...new Set(ours)].filter((text) => text.length > 6 && !theirs.has(text));
}

function textsIn(folder: string, id: string): string[] {
  const texts: string[] = [];
  JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'), (key, value) => {
    // Names of fields, choices and ids are no facts.
    const isFact = !/^(\d+|id|grade|subject|kind|firstDay|lastDay|about)$/.test(key);
    if (typeof value === 'string' && isFact) texts.push(value);
    return value;
  });
  return texts;
}
