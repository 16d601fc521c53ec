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

test('the longest texts touch neither each other nor the edge', async () => {
  const words = 'Wellawatte classes for the examinations of the year, ';
  const text = (length: number) => words.repeat(5).slice(0, length);
  const { pages, school } = documents;
  const place = { ...school.place, house: text(30), road: text(60), locality: text(60) };
  const images = await shareImages({
    ...documents,
    school: { ...school, name: text(60), place },
    pages: {
      ...pages,
      titles: { ...pages.titles, '/fees': text(70) },
      descriptions: { ...pages.descriptions, '/fees': text(200) },
    },
  });
  const grey = sharp(images.get('share/fees.png')).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const isBlank = (row: number, from = 180) =>
    data.subarray(row * info.width + from, (row + 1) * info.width).every((shade) => shade > 150);
  const rows = Array.from({ length: info.height }, (_, row) => (isBlank(row) ? ' ' : '#')).join('');
  for (let row = 0; row < info.height; row += 1) expect(isBlank(row, 1170), `${row}`).toBe(true);
  // Lines of text, a gap of more than a line, the name and the address, a margin.
  expect(rows).toMatch(/# {20,}(#+ {1,16})+#+ {12,}$/);
});

test('a name or an address in Sinhala or Tamil letters is left out, as the fonts do not have them', async () => {
  const school = (name: string, road: string) =>
    shareImages({
      ...documents,
      school: { ...documents.school, name, place: { ...documents.school.place, road } },
    });
  const [sinhala, tamil] = await Promise.all([school('කොළඹ', 'மாவத'), school('', 'வீதி')]);
  expect(sinhala).toEqual(tamil);
});
