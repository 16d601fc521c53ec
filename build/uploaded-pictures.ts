import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Documents } from '#content/schemas/documents.ts';
import { roomPictureSize, roomWidths } from '#content/school/facilities.ts';
import { logoFile } from '#content/school/school.ts';
import { photoWidths } from '#content/school/teachers.ts';
import { logoIcons } from './logo-icons.ts';
import { cached } from './write-files.ts';

/** Three times its width on pages, in pixels. */
const LOGO_WIDTH = 132;

/** More effort makes AVIF 4 % smaller, and takes four times as long. */
const quality = { avif: { quality: 58, effort: 2 }, webp: { quality: 80 } };

type Widths = Readonly<Record<keyof typeof quality, readonly number[]>>;

/**
 * The uploaded pictures in the widths that pages show, and the icons with an uploaded logo.
 * @param read a picture by its id; undefined if it was not uploaded
 * @param cache a folder for what was made before
 * @returns the bytes by file: assets/ID-320.avif, icon-512.png
 */
export async function pictureFiles(
  { school, teachers, facilities }: Documents,
  read: (id: string) => Promise<Uint8Array | undefined>,
  cache?: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const add = async (id: string | undefined, widths: Widths, shape: number) => {
    const bytes = id && (await read(id));
    if (bytes) await addWidths(files, { id, bytes, cache }, widths, shape);
  };
  const logo = school.logo?.id;
  const logoBytes = logo && (await read(logo));
  if (logo && logoBytes) {
    files.set(`assets/${logoFile(logo)}`, await wholeLogo(logoBytes));
    const icons = await logoIcons(logoBytes, school.name);
    for (const [file, bytes] of Object.entries(icons)) files.set(file, bytes);
  }
  for (const level of ['o-level', 'a-level'] as const) {
    for (const { picture } of teachers[level]) await add(picture?.id, photoWidths, 1);
  }
  const { width, height } = roomPictureSize;
  for (const { picture } of facilities.rooms) await add(picture.id, roomWidths, width / height);
  return files;
}

/** The whole logo, also one that is not square. */
function wholeLogo(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .resize({ width: LOGO_WIDTH, height: LOGO_WIDTH, fit: 'contain', background: '#0000' })
    .webp(quality.webp)
    .toBuffer();
}

async function addWidths(
  files: Map<string, Uint8Array>,
  { id, bytes, cache }: { id: string; bytes: Uint8Array; cache: string | undefined },
  widths: Widths,
  shape: number,
): Promise<void> {
  for (const format of ['avif', 'webp'] as const) {
    for (const width of widths[format]) {
      const height = Math.round(width / shape);
      const key = createHash('sha256').update(bytes).update(`${width} ${height} ${format}`);
      const make = () =>
        sharp(bytes)
          // Faces stay inside.
          .resize({ width, height, fit: 'cover', position: 'attention' })
          .toFormat(format, quality[format])
          .toBuffer();
      files.set(
        `assets/${id}-${width}.${format}`,
        await cached('pictures', key.digest('hex'), make, cache),
      );
    }
  }
}
