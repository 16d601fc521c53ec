import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture's pixels: four bytes each, row by row. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How two pictures differ: how many pixels, and the box that holds them all. */
interface Difference {
  pixels: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Compares the pictures of two folders pixel by pixel and prints each that differs. Of those, a
 * picture of the difference is written to `differences` in the second folder: what differs is red.
 *
 * Out: whether both folders hold the same pictures.
 */
export async function compareFolders(one: string, other: string, only: RegExp): Promise<boolean> {
  const [before, after] = [await picturesIn(one, only), await picturesIn(other, only)];
  const differences = join(other, 'differences');
  let different = 0;
  for (const name of [...new Set([...before, ...after])].toSorted()) {
    const missing = !before.includes(name) ? one : !after.includes(name) ? other : undefined;
    const said =
      missing === undefined
        ? await comparePictures(join(one, name), join(other, name), differences, name)
        : `is missing in ${missing}`;
    if (said === undefined) continue;
    different += 1;
    console.log(`${name} ${said}`);
  }
  console.log(`${different} of ${new Set([...before, ...after]).size} pictures differ.`);
  return different === 0;
}

async function picturesIn(folder: string, only: RegExp): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.png') && only.test(name));
}

/** What to say of two pictures that differ; undefined when every pixel is the same. */
async function comparePictures(
  one: string,
  other: string,
  differences: string,
  name: string,
): Promise<string | undefined> {
  const [before, after] = await Promise.all([readFile(one), readFile(other)]);
  if (before.equals(after)) return undefined;
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { difference, picture } = subtract(a, b);
  const { pixels, left, top, right, bottom } = difference;
  if (pixels === 0) return undefined;
  await mkdir(differences, { recursive: true });
  const { data, width, height } = picture;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(differences, name));
  const size =
    a.width === b.width && a.height === b.height
      ? ''
      : `; was ${a.width} x ${a.height}, is ${b.width} x ${b.height}`;
  return `differs in ${pixels} pixels, ${left},${top} to ${right},${bottom}${size}`;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The difference of two pictures, and a picture of it: the second one pale, what differs red. */
function subtract(one: Pixels, other: Pixels): { difference: Difference; picture: Pixels } {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 4, 0xff);
  const difference = { pixels: 0, left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [before, after] = [pixelAt(one, x, y), pixelAt(other, x, y)];
      const at = (y * width + x) * 4;
      if (before === after) {
        // A quarter of its darkness.
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = 0xc0 + ((after >>> (24 - channel * 8)) & 0xff) / 4;
        continue;
      }
      data.writeUInt32BE(0xff0000ff, at);
      difference.pixels += 1;
      difference.left = Math.min(difference.left, x);
      difference.top = Math.min(difference.top, y);
      difference.right = Math.max(difference.right, x);
      difference.bottom = Math.max(difference.bottom, y);
    }
  }
  return { difference, picture: { data, width, height } };
}

/** Red, green, blue and opacity in one number; -1 beside the picture. */
function pixelAt({ data, width, height }: Pixels, x: number, y: number): number {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : -1;
}
