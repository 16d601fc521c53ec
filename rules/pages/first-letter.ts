/**
 * The first letter of a name with its signs and what is joined to it, as in Sinhala: 'ශ්‍රීමාලි' -> 'ශ්‍රී'.
 * Not by Intl.Segmenter: browsers and servers of different ages divide differently.
 */
export function firstLetterOf(name: string): string {
  return name.match(/^\P{M}\p{M}*(?:\u200d\P{M}\p{M}*)*/u)?.[0] ?? '';
}
