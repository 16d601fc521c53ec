import document from '#documents/facilities.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { school } from './school.ts';

/** Pixels of the full pictures; the phone's crop of the classroom is 4:3. */
export const roomPictureSize = { width: 1300, height: 1014 };
/** The widths of the others; WebP is for older browsers without AVIF, two are enough for them. */
export const roomWidths = { avif: [640, 720, 960, 1300], webp: [640, 960] };
export const phonePictureSize = { width: 960, height: 720 };

/** The classroom cropped for phones: the teacher and the first row. */
export const classroomOnPhones = 'classroom-phone';

/** The five rooms of /facilities (docs/requirements.md, R14.1). */
export const facilities = fillTexts(document.rooms);

/** Campus tours (docs/requirements.md, R28.2). */
export const tours = {
  title: 'Campus tours',
  text: fillTexts(document.tours),
  hours: school.tourHours.text,
  action: { name: 'Arrange a tour', path: '/contact' },
} as const;
