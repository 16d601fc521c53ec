import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Place, startServer } from '#test/server-process.ts';
import { startNginx } from './nginx.ts';
import { type Answer, ask, digest, measureRate, type Rate } from './requests.ts';
import { type Measured, round } from './results.ts';

const PAGE = '/about';
const ROUNDS = 5;

/**
 * Requests per second for one page of the built site: from our server, from a bare node:http server
 * and from nginx, all answering the same bytes, in turns so that all meet the same machine.
 */
export async function benchStatic(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Ours runs where the site has been built.
  const built: Place = { folder: resolve('.'), dataDir: join(folder, 'data'), remove };
  const ours = await startServer(built);
  const answer = await ask(ours.url, PAGE);
  mkdirSync(join(folder, 'bare'));
  writeFileSync(join(folder, 'bare', 'answer.json'), answerFile(answer));
  const bareFolder: Place = { ...built, folder: join(folder, 'bare') };
  const bare = await startServer(bareFolder, {}, 'bench/server/bare.ts');
  const nginx = await startNginx(PAGE, answer);
  try {
    await checkSame(answer, await ask(bare.url, PAGE), true);
    if (nginx) await checkSame(answer, await ask(nginx.url, PAGE), false);
    const peers = { ours, bare, ...(nginx && { nginx }) };
    const rates = await inTurns(peers);
    return report(answer, rates);
  } finally {
    await Promise.all([ours.end('SIGTERM'), bare.end('SIGTERM'), nginx?.end()]);
    remove();
  }
}

function answerFile({ headers, body }: Answer): string {
  // Those that node:http makes by itself.
  const { date: _, connection: __, 'keep-alive': ___, ...given } = headers;
  return JSON.stringify({ headers: given, body: body.toString('base64') });
}

async function checkSame(ours: Answer, theirs: Answer, headersToo: boolean): Promise<void> {
  const same = digest(ours.body) === digest(theirs.body);
  if (!same || (headersToo && ours.size !== theirs.size)) {
    throw new Error(`The servers answer other bytes: ${ours.size} and ${theirs.size}.`);
  }
}

type Rates = Record<string, Rate[]>;

async function inTurns(peers: Record<string, { url: string }>): Promise<Rates> {
  const rates: Rates = {};
  for (const [name, { url }] of Object.entries(peers)) {
    // Warmed up, unmeasured.
    await measureRate(url, PAGE, (await ask(url, PAGE)).size);
    rates[name] = [];
  }
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [name, { url }] of Object.entries(peers)) {
      rates[name]?.push(await measureRate(url, PAGE, (await ask(url, PAGE)).size));
    }
  }
  return rates;
}

function report(answer: Answer, { ours = [], bare = [], nginx }: Rates): Measured {
  const [our, their] = [perSecond(ours), perSecond(bare)];
  const ratios = ours.map(({ perSecond }, turn) => perSecond / (bare[turn]?.perSecond ?? 0));
  const note = [
    `${PAGE}, ${answer.body.length} bytes of brotli and ${answer.size - answer.body.length} of headers.`,
    `The client was at work ${percent(ours)} of the time for ours, ${percent(bare)} for node:http`,
    nginx
      ? `and ${percent(nginx)} for nginx (near 100 % it holds the server back).`
      : 'alone: there is no nginx on this machine to compare with.',
  ].join(' ');
  return {
    figures: [
      { what: 'pages from memory', value: round(our), unit: '/s' },
      { what: 'bare node:http', value: round(their), unit: '/s' },
      {
        what: 'ours to node:http',
        value: round(median(ratios), 2),
        unit: '×',
        goal: { atLeast: 0.8 },
      },
      ...(nginx ? [{ what: 'nginx, one worker', value: round(perSecond(nginx)), unit: '/s' }] : []),
    ],
    note,
  };
}

function perSecond(rates: Rate[]): number {
  return median(rates.map((rate) => rate.perSecond));
}

function percent(rates: Rate[]): string {
  return `${round(median(rates.map(({ client }) => client)) * 100)} %`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
