import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '#build/free-port.ts';
import { cleanEnv } from '#test/clean-env.ts';
import { expect, test } from '../harness.ts';

/** `npm run dev` on a fresh clone: no built page and an empty Vite cache. */
test('development: a clean first load, then each change shows', async ({
  page,
  expectedComplaints,
}) => {
  const clone = cloneSources();
  const port = await freePort();
  const officePort = await freePort();
  const office = `http://localhost:${officePort}`;
  const env = {
    ...cleanEnv(),
    PORT: String(port),
    DATA_DIR: join(clone, 'data'),
    DEFAULT_DOCUMENTS: join(clone, 'test/school'),
    OFFICE_PORT: String(officePort),
  };
  const server = spawn(process.execPath, ['build/dev.ts'], { cwd: clone, env });
  const output = outputOf(server);
  try {
    await said(server, 'The site with hot reload');
    await expect.poll(output, { timeout: 60_000 }).toContain('The office is at');
    const origin = `http://localhost:${port}`;
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });

    await page.goto(`${origin}/about`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('About the school');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(`${origin}/contact`);
    await page.goBack();
    await expect(heading).toHaveText('About the school');
    expect(refused).toEqual([]);
    // The functions start again below, perhaps just when the page asks them for today's changes.
    expectedComplaints.push(/^Failed to load resource/);

    // A document, a component and a style, in the open page.
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const about = '"heading": "About the school"';
    edit(clone, 'test/school/pages.json', about, '"heading": "About this school"');
    await expect(heading).toHaveText('About this school');
    edit(clone, 'app/pages/about/about.tsx', '<h1>{heading}</h1>', '<h1>{heading}.</h1>');
    await expect(heading).toHaveText('About this school.');
    edit(clone, 'app/styles/tokens.css', /--color-ink: [^;]+/, '--color-ink: rgb(1 2 3)');
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);

    // The office has a page, although nothing was built before. It starts again with the document.
    await expect
      .poll(async () => (await fetch(office).catch(() => undefined))?.status, { timeout: 30_000 })
      .toBe(200);
    expect(output()).not.toContain('The site is at ');

    // A second server on the same port reports it and leaves no process.
    const second = spawn(process.execPath, ['build/dev.ts'], { cwd: clone, env });
    let complaint = '';
    second.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    // By then its output was read too.
    const code = await new Promise((done) => second.once('close', done));
    expect(code).toBe(1);
    expect(complaint).toMatch(/Port \d+ is already in use\. Stop what uses it, or set PORT/);

    // The functions start again.
    const nothing = 'There is nothing at this address';
    edit(clone, 'server/functions/form-errors.ts', nothing, 'There is nothing here at all');
    await expect
      .poll(async () => (await fetch(`${origin}/functions/v1/none`)).text().catch(String), {
        timeout: 30_000,
      })
      .toContain('There is nothing here at all');
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(clone, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** A copy of the sources and packages, without built files. */
function cloneSources(): string {
  const clone = mkdtempSync(join(tmpdir(), 'dev-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  const wanted = (name: string) => name && !name.startsWith('docs/') && existsSync(name);
  for (const file of files.split('\0').filter(wanted)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(file, join(clone, file));
  }
  mkdirSync(join(clone, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(resolve('node_modules', name), join(clone, 'node_modules', name));
  }
  return clone;
}

function edit(clone: string, file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(clone, file), 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} has what the test changes`).not.toBe(before);
  writeFileSync(join(clone, file), after);
}

/** The output of the process so far. */
function outputOf(server: ChildProcess): () => string {
  let output = '';
  server.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  return () => output;
}

function said(server: ChildProcess, words: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(words)) done();
      });
    server.once('exit', () => fail(new Error(output)));
  });
}
