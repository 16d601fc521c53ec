import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { removeUnusedPictures, writePictures } from '#server/store/site/pictures.ts';
import { desk, office, officeForEachTest, signIn } from '#test/server-office.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const DAY = 24 * 3_600_000;
const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

officeForEachTest();

/** 60 by 40 pixels. */
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#802040' } });

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

async function upload(bytes: Uint8Array, name = 'photo.jpg', field = 'file') {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const request = new Request('http://office/', { method: 'POST', body: form });
  const response = await office.office.app.request('/api/site/pictures', {
    method: 'POST',
    headers: {
      origin: 'https://office.school.example',
      cookie: desk.cookie,
      'content-type': request.headers.get('content-type') ?? '',
    },
    body: await request.arrayBuffer(),
  });
  return { status: response.status, json: await response.json() };
}

async function stored(id: string): Promise<Buffer> {
  const response = await office.ask('GET', `/api/site/pictures/${id}`, { cookie: desk.cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return Buffer.from(await response.arrayBuffer());
}

const sizedPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const interlacedPng = () =>
  sharp({ create: { width: 6000, height: 5000, channels: 4, background: 'red' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();

describe('an uploaded picture', () => {
  test('is stored upright and without where it was taken', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'A photographer' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 53/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { status, json } = await upload(bytes);
    expect(status).toBe(201);
    expect(json).toEqual({ id: UUID, width: 40, height: 60 });
    const { format, width, height, exif, xmp, orientation } = await sharp(
      await stored(json.id),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 40, height: 60 });
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['png', 'webp', 'jpeg'] as const)('is recognised by its content: %s', async (type) => {
    const { status, json } = await upload(await picture().toFormat(type).toBuffer(), 'photo.jpg');
    expect(status).toBe(201);
    expect(json).toEqual({ id: UUID, width: 60, height: 40 });
  });

  test.each<[what: string, damage: (jpeg: Buffer) => Buffer]>([
    ['without its end mark', (jpeg) => jpeg.subarray(0, -2)],
    [
      'with stray bytes before a marker',
      (jpeg) => {
        const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
        return Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(4), jpeg.subarray(scan)]);
      },
    ],
  ])('may be the JPEG of a phone %s', async (_, damage) => {
    expect((await upload(damage(await noise().jpeg().toBuffer()))).status).toBe(201);
  });

  test('is made smaller where no page needs as much', async () => {
    const large = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } });
    const { json } = await upload(await large.jpeg().toBuffer());
    expect(json).toEqual({ id: UUID, width: 2000, height: 1000 });
  });
});

describe('a file is rejected', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each<[what: string, bytes: () => Promise<Buffer>, status: number, sentence: string]>([
    ['SVG', async () => Buffer.from(svg), 415, 'This is not a JPEG, PNG or WebP picture.'],
    ['text', async () => Buffer.from('Hello'), 415, 'This is not a JPEG, PNG or WebP picture.'],
    ['GIF', () => picture().gif().toBuffer(), 415, 'This is not a JPEG, PNG or WebP picture.'],
    [
      'damaged',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 2000),
      415,
      'This picture is damaged',
    ],
    [
      'cut in the middle',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 9000),
      415,
      'This picture is damaged',
    ],
    ['that needs much memory', interlacedPng, 413, 'too large for an interlaced PNG'],
    ['of 60 megapixels', () => sizedPng(10_000, 6000), 413, 'more than 50 megapixels'],
    ['of one line', () => sizedPng(11, 1), 415, 'more than 10 times the other'],
    ['above 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'larger than 10 MB'],
    ['far above 10 MB', async () => Buffer.alloc(11 * 1024 * 1024), 413, 'larger than 10 MB'],
  ])('%s', async (_, bytes, status, sentence) => {
    const answer = await upload(await bytes());
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ error: { message: expect.stringContaining(sentence) } });
  });

  test('in another field, or without a form', async () => {
    const other = await upload(await picture().png().toBuffer(), 'photo.png', 'picture');
    expect(other.status).toBe(415);
    const { status, json } = await desk.post('/api/site/pictures', { file: 'photo' });
    expect(status).toBe(415);
    expect(json.error.message).toMatch(/^Please send one picture/);
  });
});

test('a picture that does not exist is 404', async () => {
  expect((await desk.get('/api/site/pictures/unknown')).status).toBe(404);
});

describe('the pictures of a version', () => {
  test('are written where the build reads them, without those that are not stored', async () => {
    const { json } = await upload(await picture().png().toBuffer());
    const documents = {
      teachers: { 'a-level': [{ picture: { id: json.id, alt: 'A teacher' } }, {}] },
      facilities: { rooms: [{ picture: { id: 'classroom', alt: 'A room' } }] },
    };
    const folder = temporaryFolder();
    await writePictures(office.site.store, documents, folder);
    expect(readFileSync(join(folder, `${json.id}.webp`))).toEqual(await stored(json.id));
    expect(existsSync(join(folder, 'classroom.webp'))).toBe(false);
  });
});

describe('a picture that is not used', () => {
  const sweep = () => removeUnusedPictures(office.site.store, office.site.now());
  const status = async (id: string) =>
    (await office.ask('GET', `/api/site/pictures/${id}`, { cookie: desk.cookie })).status;

  test('is deleted after 30 days, and after a draft that uses it was discarded', async () => {
    const [unused, used] = [
      await upload(await picture().png().toBuffer()),
      await upload(await picture().png().toBuffer()),
    ].map(({ json }) => json.id);
    const { revision, value } = (await desk.get('/api/site/documents/teachers')).json;
    value['a-level'][0].picture = { id: used, alt: 'Mr. Ruwan at the board' };
    expect((await desk.put('/api/site/documents/teachers', { revision, value })).status).toBe(200);

    office.site.pass(30 * DAY);
    await sweep();
    await signIn();
    expect([await status(unused), await status(used)]).toEqual([200, 200]);
    office.site.pass(1000);
    await sweep();
    expect([await status(unused), await status(used)]).toEqual([404, 200]);

    await desk.delete('/api/site/draft');
    office.site.pass(29 * DAY);
    await sweep();
    await signIn();
    expect(await status(used)).toBe(200);
    office.site.pass(2 * DAY);
    await sweep();
    await signIn();
    expect(await status(used)).toBe(404);
  });

  test('is stored as long as a version has it', async () => {
    const { json } = await upload(await picture().png().toBuffer());
    const { revision, value } = (await desk.get('/api/site/documents/teachers')).json;
    value['a-level'][0].picture = { id: json.id, alt: 'Mr. Ruwan at the board' };
    await desk.put('/api/site/documents/teachers', { revision, value });
    const saved = (await desk.get('/api/site/documents/teachers')).json.revision;
    await desk.post('/api/site/publish', { revisions: { teachers: saved } });
    office.site.pass(40 * DAY);
    await sweep();
    await signIn();
    expect(await status(json.id)).toBe(200);
  });
});
