// Rows of the keyboard, as hands walk over them.
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/**
 * Whether a word is what a program makes when a field has to hold something: letters that change
 * their case at random, a heap of consonants, or a walk over the keyboard.
 */
export function isGibberish(word: string): boolean {
  // Sinhala, Tamil and all other scripts have rules of their own.
  if (!/^[a-z]{6,200}$/i.test(word)) return false;
  const lower = word.toLowerCase();
  return (
    (word.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3 ||
    (lower !== word && word === word.toUpperCase() ? false : /[^aeiouy]{6}/.test(lower)) ||
    isKeyboardWalk(lower)
  );
}

/** Whether at least five in six letters lie beside the one before, on one row of the keyboard. */
function isKeyboardWalk(word: string): boolean {
  let beside = 0;
  for (let at = 1; at < word.length; at += 1) {
    const pair = word.slice(at - 1, at + 1);
    if (KEYBOARD_ROWS.some((row) => row.includes(pair))) beside += 1;
  }
  return beside >= (word.length - 1) * 0.8;
}
