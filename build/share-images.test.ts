import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { documents } from '#test/documents.ts';
import { shareImages } from './share-images.ts';

test('every page has a share image of the size that its head says, and not heavy', async () => {
  const images = await shareImages(documents);
  expect(images.size).toBe(sitePaths.length);
  for (const png of images.values()) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(120_000);
  }
});

test('an uploaded logo is in the place of the drawn one, except where a book is', async () => {
  const background = { r: 32, g: 96, b: 64 };
  const logo = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  const [drawn, uploaded] = await Promise.all([
    shareImages(documents),
    shareImages(documents, { logo }),
  ]);
  const home = sharp(uploaded.get('share/home.png'));
  const { data, info } = await home.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (300 * info.width + 1000) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([32, 96, 64]);
  const physics = 'share/programs-a-level-physics.png';
  expect(uploaded.get(physics)).toEqual(drawn.get(physics));
});
