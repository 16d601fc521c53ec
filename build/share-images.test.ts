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
