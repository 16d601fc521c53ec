/** What somebody said about the school. Every person here is a sample, to be replaced. */
export interface Testimonial {
  /** A name with 'Sample' in it is listed as a placeholder by `npm run check:content`. */
  readonly name: string;
  readonly grade: 'O Level Graduate' | 'A Level Graduate' | 'Current Student';
  readonly text: string;
  /** Stars out of five; always 5 on programme pages (docs/requirements.md, R18.4). */
  readonly rating: 5;
}

/** The testimonials of home and of the two overviews. Programme pages hold their own. */
export const testimonials = {
  home: [
    {
      name: 'Tharushi Sample',
      grade: 'O Level Graduate',
      text: 'The tests every month told me what I did not know yet, while there was still time to learn it. Nothing in the real paper surprised me.',
      rating: 5,
    },
    {
      name: 'Dinuka Sample',
      grade: 'A Level Graduate',
      text: 'Twenty-five of us, and Sir still knew who had not done the sum.',
      rating: 5,
    },
    {
      name: 'Aisha Sample',
      grade: 'Current Student',
      text: 'I moved to the weekend group and missed nothing.',
      rating: 5,
    },
  ],
  oLevelOverview: [
    {
      name: 'Hiruni Sample',
      grade: 'O Level Graduate',
      text: 'I came for Mathematics only. After the first monthly test my mother asked for the Science timetable as well.',
      rating: 5,
    },
    {
      name: 'Yusuf Sample',
      grade: 'Current Student',
      text: 'If I lose the thread I say so, and we go back one line.',
      rating: 5,
    },
    {
      name: 'Sanduni Sample',
      grade: 'O Level Graduate',
      text: 'We did past papers until the paper felt like homework.',
      rating: 5,
    },
  ],
  aLevelOverview: [
    {
      name: 'Shenali Sample',
      grade: 'A Level Graduate',
      text: 'Every second week there was a test, and every test came back marked. By the end I had sat so many that the last one was only one more.',
      rating: 5,
    },
    {
      name: 'Imran Sample',
      grade: 'A Level Graduate',
      text: 'They never let me skip the diagram.',
      rating: 5,
    },
    {
      name: 'Nuwan Sample',
      grade: 'A Level Graduate',
      text: 'I asked a question in every class. There was always time for it.',
      rating: 5,
    },
  ],
} as const satisfies Record<string, readonly Testimonial[]>;
