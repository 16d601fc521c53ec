const words = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count as a headline says it: in words up to twelve, then in figures. 0 is 'nobody'. */
export function countWord(count: number): string {
  return words[count] ?? figures(count);
}

/** 10482 -> '10,482' */
export function figures(count: number): string {
  return count.toLocaleString('en-GB');
}

/** The same word at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
