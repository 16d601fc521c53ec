import document from '#documents/teachers.json' with { type: 'json' };
import type { Documents } from '../schemas/documents.ts';
import type { Level } from '../teaching/levels.ts';

export type Teacher = Omit<Documents['teachers'][Level][number], 'placeholders'>;

/** The teachers of both levels. The id of a teacher is used in links: /teachers#asanka. */
export const teachers: Readonly<Record<Level, readonly Teacher[]>> = document;

/** The widths of photos in pixels; they are square. WebP is for older browsers without AVIF. */
export const photoWidths = { avif: [160, 320, 480], webp: [320] };
