/** The value of a `className` from its parts; those that are false or absent are left out. */
export function classNames(...parts: (string | false | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}
