// Apart from phone-numbers.ts, whose library the office's page does not load.

/** '+94771234567' -> '+94 77 123 4567'; a foreign number stays whole behind its plus. */
export function spacedNumber(e164: string): string {
  return e164.replace(/^(\+94)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}
