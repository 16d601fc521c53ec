import document from '#documents/facilities.json' with { type: 'json' };
import { fillText } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';
import { school } from './school.ts';

/** Pixels of the full pictures; the phone's crop of the classroom is 4:3. */
export const roomPictureSize = { width: 1300, height: 1014 };
export const phonePictureSize = { width: 960, height: 720 };

/** The classroom cropped for phones: the teacher and the first row. */
export const classroomOnPhones = 'classroom-phone';

/** A room, by the name of its picture's files in app/assets/rooms. */
export type Room = Documents['facilities']['rooms'][number]['id'];

/** The five rooms of /facilities (docs/requirements.md, R14.1). */
export const facilities = document.rooms.map((room) => ({
  ...room,
  /** A few words for the plate at the room's corner. */
  caption: fillText(room.caption),
  features: room.features.map(({ text }) => fillText(text)),
}));

/** What a room's picture shows, for screen readers. */
export function altOf(room: Room): string {
  return facilities.find(({ id }) => id === room)?.picture.alt ?? '';
}

/** Campus tours (docs/requirements.md, R28.2). */
export const tours = {
  title: 'Campus tours',
  text: fillText(document.tours),
  hours: `${school.tourHours.days}, ${school.tourHours.times}`,
  action: { name: 'Arrange a tour', path: '/contact' },
} as const;
