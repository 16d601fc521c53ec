// The drawn pictures and what is in them. Their names are the stems of the files in
// app/assets/rooms; the words are read out in place of the picture, so they name what can be seen.

export type Picture = { alt: string };

/** Pixels of the full pictures; the phone's crop of the classroom is 4:3. */
export const roomPictureSize = { width: 1300, height: 1014 };
export const phonePictureSize = { width: 960, height: 720 };

export const roomPictures = {
  classroom: {
    alt: 'Classroom seen from above: a teacher in a maroon saree points at a parabola on the whiteboard, and thirteen students in white uniforms sit in three curved rows, writing, listening and raising a hand. Afternoon sun falls through two windows with palms, and a yellow paper plane is stuck in the wall fan.',
  },
  'computer-lab': {
    alt: 'Computer lab with 16 workstations, five along each wall and six in the middle, a student at each. The teacher points at a screen, shoes wait on a rack by the door, and a rubber duck sits on one of the monitors.',
  },
  library: {
    alt: 'Library with tall, full shelves: students read and write around two long tables with green lamps, a boy reaches for a book from the ladder, the librarian stands at her desk, and a ginger cat sleeps on the trolley for returned books.',
  },
  'conference-hall': {
    alt: 'Conference hall: a speaker at the lectern and two guests on the stage talk to rows of parents and students. A brass oil lamp stands beside the stage, tea stands ready on a side table, and a gecko walks across the projected slide.',
  },
  'dining-area': {
    alt: 'Dining area: students eat rice and curry at three yellow tables, and two more hold out their plates at the counter, where steam rises from clay pots. A water filter stands beside it, and a crow on the window sill eyes a lunch packet.',
  },
} satisfies Record<string, Picture>;

/** The classroom cropped for phones: the teacher and the first row. */
export const classroomOnPhones = 'classroom-phone';
