const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Data as a document writes it into any script: JSON without a character that could end the script or
 * begin another. It is valid JSON and valid JavaScript.
 */
export function scriptData(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => escapes[char] ?? char);
}
