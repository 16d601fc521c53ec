import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { type GlyphPath, glyphHeight, glyphPaths } from '#app/illustrations/glyph-paths.ts';
import { pageNames, type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { shareImage, shareImageSize } from '#rules/pages/page-address.ts';
import { logoPng } from './logo-icons.ts';
import { cached } from './write-files.ts';

const { width, height } = shareImageSize;

/** Side of a square of the paper. */
const SQUARE = 30;

/**
 * Renders every page's share image.
 * @param given.logo an uploaded one; otherwise the drawn one is shown
 * @returns PNG by its file in the site
 */
export async function shareImages(
  documents: Documents,
  { cache, logo }: { cache?: string | undefined; logo?: Uint8Array | undefined } = {},
): Promise<Map<string, Uint8Array>> {
  const colourOf = await readColours();
  // Satori takes the first as the default.
  const fonts = await Promise.all([readFont('Figtree', 500), readFont('Gabarito', 800)]);
  const sign = logo ? await picture(logo) : tick(colourOf('coconut-500'));
  const images = await Promise.all(
    sitePaths.map(async (path) => {
      const words = await satori(text(documents, path, colourOf), { width, height, fonts });
      return [
        shareImage(path).slice(1),
        await render(drawing(documents, path, colourOf, sign, words), cache),
      ] as const;
    }),
  );
  return new Map(images);
}

function render(svg: string, cache: string | undefined): Promise<Uint8Array> {
  const key = `${createHash('sha256').update(svg).digest('hex')}.png`;
  return cached(
    'share-images',
    key,
    async () => {
      // A palette is a quarter of the bytes, and messengers fetch these on slow connections too.
      return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 8 }).toBuffer();
    },
    cache,
  );
}

/** The colour of a token or a subject: '#002730' of 'ink'. */
type ColourOf = (name: string) => string;

/** The site's colours, read from its styles. The function throws for a name that is missing there. */
async function readColours(): Promise<ColourOf> {
  const file = join(import.meta.dirname, '../app/styles/tokens.css');
  const css = await readFile(file, 'utf8');
  return (name) => {
    const written = new RegExp(
      `(?:--color-${name}|\\[data-subject="${name}"\\] \\{\\s*--s): (#\\w+)`,
    );
    const [, colour] = written.exec(css) ?? [];
    if (!colour) throw new Error(`${file} has no colour ${name}.`);
    return colour;
  };
}

/** @param sign the school's, on pages that are not about a subject */
function drawing(
  documents: Documents,
  path: SitePath,
  colourOf: ColourOf,
  sign: string,
  words: string,
): string {
  const programme = programmesOf(documents).find((one) => one.path === path);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ground(colourOf),
    programme ? book(programme, colourOf(programme.colour)) : sign,
    words,
    '</svg>',
  ].join('');
}

/** Squared paper with the double red line of an exercise book's margin. */
function ground(colourOf: ColourOf): string {
  const lines: string[] = [];
  for (let x = SQUARE; x < width; x += SQUARE) lines.push(`M${x} 0V${height}`);
  for (let y = SQUARE; y < height; y += SQUARE) lines.push(`M0 ${y}H${width}`);
  return (
    `<rect width="${width}" height="${height}" fill="${colourOf('paper')}"/>` +
    `<path d="${lines.join('')}" stroke="${colourOf('grid')}" stroke-opacity=".6"/>` +
    `<path d="M140 0V${height}M147 0V${height}" stroke="${colourOf('margin')}" stroke-width="3"/>`
  );
}

/** A subject's exercise book: dark spine, the level's bands, and a label plate with the sign. */
function book({ glyph, level }: Programme, colour: string): string {
  const x = 862;
  const y = 84;
  const sign: GlyphPath = glyphPaths[glyph];
  const signWidth = sign.width ?? glyphHeight;
  const scale = 108 / Math.max(signWidth, glyphHeight);
  const bands = level === 'o-level' ? [0] : [0, 26];
  return (
    `<path d="M${x} ${y}h270a22 22 0 0 1 22 22v376a22 22 0 0 1-22 22h-270z" fill="${colour}"/>` +
    `<path d="M${x} ${y}h34v420h-34z" fill="#000" fill-opacity=".28"/>` +
    bands
      .map((down) => `<path d="M${x} ${y + 36 + down}h34v13h-34z" fill="#fff" fill-opacity=".92"/>`)
      .join('') +
    `<rect x="${x + 74}" y="${y + 80}" width="176" height="176" rx="8" fill="#fff"/>` +
    `<path transform="translate(${x + 162} ${y + 168}) scale(${scale}) translate(${-signWidth / 2} ${-glyphHeight / 2})" ` +
    `d="${sign.d}" fill="none" stroke="${colour}" stroke-width="2" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

/** The school's pen: the page has been marked. */
function tick(pen: string): string {
  return (
    `<path d="M880 320l92 100L1128 176" fill="none" stroke="${pen}" stroke-width="46" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

/** An uploaded logo in the place of the tick. */
async function picture(logo: Uint8Array): Promise<string> {
  const data = Buffer.from(await logoPng(logo, 260)).toString('base64');
  return `<image x="872" y="168" width="260" height="260" href="data:image/png;base64,${data}"/>`;
}

/** The words of a share image, as satori takes them: its elements without JSX. */
function text(documents: Documents, path: SitePath, colourOf: ColourOf) {
  const { titles, descriptions } = documents.pages;
  const title = drawable(unbroken(titles[path])) || pageNames[path];
  const description = drawable(unbroken(descriptions[path]));
  const school = schoolOf(documents);
  const [name, address] = [drawable(school.name), drawable(school.address)];
  return element({ width, height, flexDirection: 'column', paddingLeft: 190, paddingTop: 92 }, [
    element(
      {
        width: 640,
        fontFamily: 'Gabarito',
        fontSize: title.length > 50 ? 50 : title.length > 34 ? 62 : 74,
        lineHeight: 1.05,
        color: colourOf('ink'),
        textWrap: 'balance',
      },
      title,
    ),
    element(
      {
        width: 610,
        marginTop: 30,
        fontSize: description.length > 160 ? 25 : 29,
        lineHeight: 1.42,
        color: colourOf('slate'),
      },
      description,
    ),
    element(
      {
        position: 'absolute',
        left: 190,
        width: width - 190 - 40,
        color: colourOf('ink'),
        columnGap: 22,
        ...(`${name}${address}`.length > 60
          ? { bottom: 36, flexDirection: 'column', fontSize: 23 }
          : { bottom: 60, fontSize: 30 }),
      },
      [element({ fontFamily: 'Gabarito' }, name), element({ color: colourOf('slate') }, address)],
    ),
  ]);
}

/** A text in Latin letters; '' for another, of which the fonts would draw empty boxes. */
function drawable(text: string): string {
  return /[^\u0020-\u00ff\u2000-\u206f]/.test(text) ? '' : text;
}

/** 'O Level' and 'A Level' never break over lines. */
function unbroken(text: string): string {
  return text.replaceAll(/\b([OA]) Level/g, '$1\u00a0Level');
}

function element(style: Record<string, string | number>, children: string | unknown[]) {
  const props = { style: { display: 'flex', ...style }, children: children as string };
  return { type: 'div', key: null, props };
}

async function readFont(name: string, weight: 500 | 800) {
  const id = name.toLowerCase();
  const file = `@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`;
  return { name, weight, data: await readFile(createRequire(import.meta.url).resolve(file)) };
}
