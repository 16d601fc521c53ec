import sharp from 'sharp';
import { escaped, type iconFiles } from './page-files.ts';

/**
 * The site's icons with an uploaded logo.
 * @param name the school's, which is the title of drawings
 */
export async function logoIcons(
  logo: Uint8Array,
  name: string,
): Promise<Record<(typeof iconFiles)[number], Uint8Array>> {
  const small = await logoPng(logo, 192);
  const drawing = new TextEncoder().encode(drawingOf(small, name));
  return {
    'favicon.ico': asIco(await logoPng(logo, 32)),
    'favicon.svg': drawing,
    'logo.svg': drawing,
    'apple-touch-icon.png': await onWhite(logo, 180, 148),
    'icon-192.png': small,
    'icon-512.png': await logoPng(logo, 512),
    // Launchers cut off all but the circle in its middle.
    'icon-maskable-512.png': await onWhite(logo, 512, 288),
  };
}

/** The whole logo on a transparent square, also one that is not square. */
export async function logoPng(logo: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(logo)
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function onWhite(logo: Uint8Array, side: number, inner: number): Promise<Uint8Array> {
  const margin = (side - inner) / 2;
  return sharp(await logoPng(logo, inner))
    .flatten({ background: '#fff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawingOf(png: Uint8Array, name: string): string {
  const data = Buffer.from(png).toString('base64');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">' +
    `<title>${escaped(name)}</title>` +
    `<image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`
  );
}

/** An icon file with one picture of 32 pixels, which is the PNG itself. */
function asIco(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  // One picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  // One plane of 32 bits a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
