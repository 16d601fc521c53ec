import { Hono } from 'hono';
import sharp from 'sharp';
import { pictureRefusals as texts } from '#content/office/site-names.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { Refusal } from '#server/office/office-errors.ts';
import { inTurn } from '#server/publishing/in-turn.ts';
import { type Picture, readPicture, savePicture } from '#server/store/site/pictures.ts';

/** The largest file that is accepted, in bytes. */
export const PICTURE_LIMIT = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** The most bytes that a picture may need that is decoded as a whole. */
const MOST_DECODED = 200_000_000;
/** How many times longer one side may be: a line of one pixel takes minutes to be made a photo. */
const LONGEST_SHAPE = 10;
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** The longest side of a stored picture, in pixels: pages show at most 1300. */
const LONGEST_SIDE = 2000;

// A picture of 50 megapixels takes up to 100 MB while it is decoded: one at a time, none is cached.
sharp.cache(false);
sharp.concurrency(1);
const decoding = inTurn();

/** Uploads and shows pictures for teachers and facilities. */
export function pictureRoutes({ store, clock }: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .post('/site/pictures', async (c) => {
      const form = await c.req.raw.formData().catch(() => undefined);
      const file = form?.get('file');
      if (!(file instanceof File)) throw new Refusal(415, texts.noFile);
      if (file.size > PICTURE_LIMIT) throw new Refusal(413, texts.tooLarge);
      const bytes = Buffer.from(await file.arrayBuffer());
      const picture = await decoding(() => readyForSite(bytes));
      await savePicture(store, picture, clock());
      const { id, width, height } = picture;
      return c.json({ id, width, height }, 201);
    })
    .get('/site/pictures/:id', async (c) => {
      const webp = await readPicture(store, c.req.param('id'));
      if (!webp) throw new Refusal(404, texts.noPicture);
      return c.body(webp, 200, { 'content-type': 'image/webp' });
    });
}

/**
 * A picture as it is stored, with a new id.
 * @throws Refusal 413 or 415
 */
export async function readyForSite(bytes: Buffer): Promise<Picture> {
  if (!isPhoto(bytes)) throw new Refusal(415, texts.otherFormat);
  try {
    return await stored(bytes, 'truncated');
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Refusal) throw error;
    if (message.includes('exceeds pixel limit')) throw new Refusal(413, texts.tooManyPixels);
    // Some phones leave out the end mark of a JPEG. A file that was cut has a warning besides.
    return await stored(Buffer.concat([bytes, JPEG_END]), 'warning').catch(() => {
      throw new Refusal(415, texts.damaged);
    });
  }
}

/** @param failOn how damaged a picture may be: stray bytes of a phone are a warning only */
async function stored(bytes: Buffer, failOn: 'truncated' | 'warning'): Promise<Picture> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn });
  const { format, isProgressive, depth, width, height, channels } = await picture.metadata();
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) {
    throw new Refusal(415, texts.tooNarrow);
  }
  const size = width * height * channels * (depth === 'uchar' ? 1 : 2);
  // Only an interlaced PNG is decoded as a whole.
  if (format === 'png' && isProgressive && size > MOST_DECODED) {
    throw new Refusal(413, texts.interlaced);
  }
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { id: crypto.randomUUID(), width: info.width, height: info.height, webp: data };
}

/**
 * JPEG, PNG or WebP, by their first bytes. The library would read many more formats, such as SVG.
 */
function isPhoto(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return /^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[\s\S]{4}WEBP)/.test(start);
}
