import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDocuments } from '#content/read-documents.ts';
import { roomPictureSize, roomWidths } from '#content/school/facilities.ts';
import { logoFile } from '#content/school/school.ts';
import { photoWidths } from '#content/school/teachers.ts';
import { documentsFolder, uploadedPictures } from './documents.ts';
import { cached, writeInto } from './write-files.ts';

/** Three times its width on pages, in pixels. */
const LOGO_WIDTH = 132;

/** More effort makes AVIF 4 % smaller, and takes four times as long. */
const quality = { avif: { quality: 58, effort: 2 }, webp: { quality: 80 } };

type Widths = Readonly<Record<keyof typeof quality, readonly number[]>>;

/** Writes the uploaded pictures in the widths that pages show: assets/ID-320.avif. */
export async function writePictures(client: string): Promise<void> {
  const uploaded = uploadedPictures();
  const { school, teachers, facilities } = readDocuments(documentsFolder);
  const logo = school.logo?.id;
  if (logo && uploaded.has(logo)) await writeLogo(client, logo);
  const photos = Object.values(teachers).flatMap((all) => all.map(({ picture }) => picture?.id));
  for (const id of photos) {
    if (id && uploaded.has(id)) await writeWidths(client, id, photoWidths, 1);
  }
  const { width, height } = roomPictureSize;
  for (const { picture } of facilities.rooms) {
    if (uploaded.has(picture.id)) await writeWidths(client, picture.id, roomWidths, width / height);
  }
}

/** The whole logo, also one that is not square. */
async function writeLogo(client: string, id: string): Promise<void> {
  const bytes = await readFile(join(documentsFolder, 'pictures', `${id}.webp`));
  const picture = await sharp(bytes)
    .resize({ width: LOGO_WIDTH, height: LOGO_WIDTH, fit: 'contain', background: '#0000' })
    .webp(quality.webp)
    .toBuffer();
  await writeInto(client, `assets/${logoFile(id)}`, picture);
}

async function writeWidths(client: string, id: string, widths: Widths, shape: number) {
  const bytes = await readFile(join(documentsFolder, 'pictures', `${id}.webp`));
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths[format]) {
      const height = Math.round(width / shape);
      const key = createHash('sha256').update(bytes).update(`${width} ${height} ${format}`);
      const picture = await cached('pictures', key.digest('hex'), () =>
        sharp(bytes)
          // Faces stay inside.
          .resize({ width, height, fit: 'cover', position: 'attention' })
          .toFormat(format, quality[format])
          .toBuffer(),
      );
      await writeInto(client, `assets/${id}-${width}.${format}`, picture);
    }
  }
}
