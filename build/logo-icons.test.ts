import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { logoIcons } from './logo-icons.ts';

/** A wide logo, as the school uploads it. */
const green = { r: 32, g: 96, b: 64 };
const logo = await sharp({ create: { width: 800, height: 400, channels: 3, background: green } })
  .png()
  .toBuffer();

test('the icons are the whole uploaded logo, in the sizes that the manifest names', async () => {
  const icons = await logoIcons(logo, 'Lakes & Hills');
  const sizes = {
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable-512.png': 512,
    'apple-touch-icon.png': 180,
  } as const;
  for (const [name, side] of Object.entries(sizes)) {
    const icon = sharp(icons[name as keyof typeof sizes]);
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: side, height: side });
    expect(await colourIn(icon, side / 2), name).toEqual([32, 96, 64, 255]);
  }
  // Above a wide logo: nothing, or the white of a home screen.
  expect((await colourIn(sharp(icons['icon-512.png']), 512 / 2, 4))[3]).toBe(0);
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png'] as const)
    expect(await colourIn(sharp(icons[name]), 2, 2)).toEqual([255, 255, 255, 255]);
});

test('the drawings are named after the school, and contain the logo', async () => {
  const icons = await logoIcons(logo, 'Lakes & <Hills>');
  const drawing = Buffer.from(icons['favicon.svg']);
  expect(String(drawing)).toContain('<title>Lakes &amp; &lt;Hills></title>');
  expect(await colourIn(sharp(drawing), 96)).toEqual([32, 96, 64, 255]);
  expect(icons['logo.svg']).toEqual(icons['favicon.svg']);
});

test('favicon.ico is one PNG of 32 pixels behind its head', async () => {
  const file = Buffer.from((await logoIcons(logo, 'Lakes'))['favicon.ico']);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = file.subarray(file.readUInt32LE(18));
  expect(png.byteLength).toBe(file.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

/** The red, green, blue and opacity of a pixel; by default of one on the diagonal. */
async function colourIn(picture: Sharp, x: number, y = x): Promise<number[]> {
  const { data, info } = await picture
    .clone()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 4)];
}
