import { derived } from '../derived.ts';
import { schoolOf } from './school.ts';

/** Pixels of the full pictures; the phone's crop of the classroom is 4:3. */
export const roomPictureSize = { width: 1300, height: 1014 };
/** The widths of the others; WebP is for older browsers without AVIF, two are enough for them. */
export const roomWidths = { avif: [320, 480, 640, 720, 960, 1300], webp: [640, 960] };
export const phonePictureSize = { width: 960, height: 720 };

const drawnRooms = ['classroom', 'computer-lab', 'library', 'conference-hall', 'dining-area'];

/** The drawn picture of a room without one of its own. */
export function drawnRoom(id: string): string {
  return drawnRooms.includes(id) ? id : 'classroom';
}

/** The classroom cropped for phones: the teacher and the first row. */
export const classroomOnPhones = 'classroom-phone';

/** Campus tours (docs/requirements.md, R28.2). */
export const toursOf = derived(
  (documents) =>
    ({
      title: 'Campus tours',
      text: documents.facilities.tours,
      hours: schoolOf(documents).tourHours.text,
      action: { name: 'Arrange a tour', path: '/contact' },
    }) as const,
);
