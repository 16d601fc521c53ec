/** Capitals for monograms: 14 high, drawn from the origin; `width` is the letter's own. */
export const letterHeight = 14;
export const letterGap = 3.4;
export const letterPaths: Record<string, { d: string; width: number }> = {
  A: { width: 10, d: 'M0 14L5 0l5 14M1.8 9h6.4' },
  B: { width: 8, d: 'M0 0v14h4.4a3.6 3.6 0 0 0 0-7.2H0M0 0h4a3.4 3.4 0 0 1 0 6.8' },
  C: { width: 9, d: 'M9 2.7C8 1 6.5 0 4.9 0 2 0 0 2.9 0 7s2 7 4.9 7C6.5 14 8 13 9 11.3' },
  D: { width: 9, d: 'M0 0v14h2.8C6.7 14 9 11.3 9 7S6.7 0 2.8 0z' },
  E: { width: 7, d: 'M7 0H0v14h7M0 6.8h5.6' },
  F: { width: 7, d: 'M7 0H0v14M0 6.8h5.6' },
  G: {
    width: 9.4,
    d: 'M9 2.7C8 1 6.5 0 4.9 0 2 0 0 2.9 0 7s2 7 4.9 7c2.1 0 3.7-1 4.5-2.5V7.6H5.8',
  },
  H: { width: 8.4, d: 'M0 0v14M8.4 0v14M0 6.8h8.4' },
  I: { width: 0.01, d: 'M0 0v14' },
  J: { width: 5.6, d: 'M5.6 0v10.4c0 2.3-1.1 3.6-2.8 3.6S.3 13 0 11.2' },
  K: { width: 8, d: 'M0 0v14M8 0L0 8.6M3 5.4L8 14' },
  L: { width: 6.8, d: 'M0 0v14h6.8' },
  M: { width: 10.6, d: 'M0 14V0l5.3 8.4L10.6 0v14' },
  N: { width: 8.6, d: 'M0 14V0l8.6 14V0' },
  O: { width: 10, d: 'M5 0c3 0 5 2.9 5 7s-2 7-5 7-5-2.9-5-7 2-7 5-7z' },
  P: { width: 8, d: 'M0 14V0h4.2a3.8 3.8 0 0 1 0 7.6H0' },
  Q: { width: 10, d: 'M5 0c3 0 5 2.9 5 7s-2 7-5 7-5-2.9-5-7 2-7 5-7zM6.4 10.6l3.4 4' },
  R: { width: 8, d: 'M0 14V0h4.2a3.7 3.7 0 0 1 0 7.4H0M4.4 7.4L8 14' },
  S: {
    width: 8,
    d: 'M7.5 2.3C6.9.8 5.7 0 4.1 0 2 0 .5 1.3.5 3.3c0 4.6 7.5 2.6 7.5 7.2 0 2.2-1.6 3.5-3.9 3.5C2.1 14 .6 13.1 0 11.5',
  },
  T: { width: 8.6, d: 'M0 0h8.6M4.3 0v14' },
  U: { width: 8.6, d: 'M0 0v9c0 3.2 1.6 5 4.3 5s4.3-1.8 4.3-5V0' },
  V: { width: 9.6, d: 'M0 0l4.8 14L9.6 0' },
  W: { width: 13, d: 'M0 0l3.4 14L6.5 3.6 9.6 14 13 0' },
  X: { width: 8.6, d: 'M0 0l8.6 14M8.6 0L0 14' },
  Y: { width: 8.8, d: 'M0 0l4.4 7.2L8.8 0M4.4 7.2V14' },
  Z: { width: 8, d: 'M0 0h8L0 14h8' },
};
