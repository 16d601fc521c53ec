import type { Documents } from '../schemas/documents.ts';

/** A person's comment about the school. */
export interface Testimonial extends Omit<Voice, 'id' | 'placeholders'> {
  /** Stars out of five: always 5 (docs/requirements.md, R18.4). */
  readonly rating: 5;
}

type Voice = Documents['testimonials']['home'][number];

/** A list of the document as pages show it. */
export function rated(voices: readonly Voice[]): readonly Testimonial[] {
  return voices.map(({ name, grade, text }) => ({ name, grade, text, rating: 5 }));
}
