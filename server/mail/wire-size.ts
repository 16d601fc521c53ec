import type { MailMessage } from './message.ts';

const encoder = new TextEncoder();
/** Both encodings break their lines after 76 characters. */
const LINE_BREAKS = 1.04;

/** The encoding in which the two bodies of a mail are shorter, and how many bytes they are in it. */
export function shorterEncoding({ text, html }: Pick<MailMessage, 'text' | 'html'>) {
  const bytes = [encoder.encode(text), encoder.encode(html)];
  const sizes = {
    base64: total(bytes.map(({ length }) => Math.ceil(length / 3) * 4)),
    'quoted-printable': total(bytes.map(quotedPrintableSize)),
  };
  const encoding = sizes.base64 < sizes['quoted-printable'] ? 'base64' : 'quoted-printable';
  return { encoding, size: Math.ceil(sizes[encoding] * LINE_BREAKS) } as const;
}

/** Plain ASCII stays as it is, all else and '=' takes three bytes for each of its own. */
function quotedPrintableSize(bytes: Uint8Array): number {
  return bytes.reduce((size, byte) => size + (byte < 0x7f && byte !== 0x3d ? 1 : 3), 0);
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
