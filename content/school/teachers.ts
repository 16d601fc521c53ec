import type { Documents } from '../schemas/documents.ts';
import type { Level } from '../teaching/levels.ts';

/** A teacher; the id is used in links: /teachers#asanka. */
export type Teacher = Omit<Documents['teachers'][Level][number], 'placeholders'>;

/** The widths of photos in pixels; they are square. WebP is for older browsers without AVIF. */
export const photoWidths = { avif: [160, 320, 480], webp: [320] };
