// No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: it is read out on the telephone and copied by hand.
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** A new reference, like 'K7QF-4WXM'. Not unique by itself: the store refuses a second one. */
export function newReference(): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes above the last whole multiple would make some letters likelier.
      if (byte < 230 && letters.length < 8) letters += ALPHABET[byte % 23];
    }
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
