import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { metadata } from '#content/pages/metadata.ts';
import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import { school } from '#content/school/school.ts';
import { programmes } from '#content/teaching/programmes/programmes-by-path.ts';
import { shareImage, shareImageSize } from '#rules/pages/page-address.ts';
import { readTokens, type Tokens } from './colours.ts';
import { writeInto } from './files.ts';
import { book, ground, tick } from './share-drawing.ts';

const { width, height } = shareImageSize;

/** Where rendered images wait for the next build; by the hash of what they show. */
const CACHE = 'node_modules/.cache/share-images';

/** Renders every page's share image. Out: file name in the site -> PNG. */
export async function shareImages(): Promise<Map<string, Uint8Array>> {
  const tokens = await readTokens();
  const fonts = await readFonts();
  const images = await Promise.all(
    sitePaths.map(async (path) => {
      const words = await satori(text(path, tokens), { width, height, fonts });
      return [shareImage(path).slice(1), await render(drawing(path, tokens, words))] as const;
    }),
  );
  return new Map(images);
}

/** Draws a picture once; the same picture again comes from the cache. */
async function render(svg: string): Promise<Uint8Array> {
  const file = `${createHash('sha256').update(svg).digest('hex')}.png`;
  const cached = await readFile(join(CACHE, file)).catch(() => undefined);
  if (cached) return cached;
  const image = await renderAsync(svg);
  // A palette is a quarter of the bytes, and messengers fetch these on slow connections too.
  const png = await sharp(image.asPng()).png({ palette: true, colours: 64, effort: 8 }).toBuffer();
  // A server that builds what was published may not be allowed to write here.
  await writeInto(CACHE, file, png).catch(() => {});
  return png;
}

function drawing(path: SitePath, { colours, subjects }: Tokens, words: string): string {
  const programme = isProgramme(path) ? programmes[path] : undefined;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ground(colours),
    programme
      ? book({ glyph: programme.glyph, level: programme.level, colour: subjects[programme.colour] })
      : tick(colours),
    words,
    '</svg>',
  ].join('');
}

function isProgramme(path: SitePath): path is keyof typeof programmes {
  return path in programmes;
}

/** The words of a share image, as satori takes them: its elements without JSX. */
function text(path: SitePath, { colours }: Tokens) {
  const title = unbroken(metadata[path].title);
  const description = unbroken(metadata[path].description);
  return element({ width, height, flexDirection: 'column', paddingLeft: 190, paddingTop: 92 }, [
    element(
      {
        width: 640,
        fontFamily: 'Gabarito',
        fontSize: title.length > 34 ? 62 : 74,
        lineHeight: 1.05,
        color: colours.ink,
        textWrap: 'balance',
      },
      title,
    ),
    element(
      { width: 610, marginTop: 30, fontSize: 29, lineHeight: 1.42, color: colours.slate },
      description,
    ),
    element({ position: 'absolute', left: 190, bottom: 60, fontSize: 30, color: colours.ink }, [
      element({ fontFamily: 'Gabarito' }, school.name),
      element({ marginLeft: 22, color: colours.slate }, school.address),
    ]),
  ]);
}

/** 'O Level' and 'A Level' never break over lines. */
function unbroken(text: string): string {
  return text.replaceAll(/\b([OA]) Level/g, '$1\u00a0Level');
}

function element(style: Record<string, string | number>, children: string | unknown[]) {
  const props = { style: { display: 'flex', ...style }, children: children as string };
  return { type: 'div', key: null, props };
}

async function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  const read = (file: string) => readFile(resolve(`@fontsource/${file}`));
  return [
    // Satori takes the first as the default.
    {
      name: 'Figtree',
      weight: 500 as const,
      data: await read('figtree/files/figtree-latin-500-normal.woff'),
    },
    {
      name: 'Gabarito',
      weight: 800 as const,
      data: await read('gabarito/files/gabarito-latin-800-normal.woff'),
    },
  ];
}
