/** What is written before or behind a part of it. */
export function beyond(written: string, part: string): string {
  const text = written.trim();
  if (text.startsWith(part)) return text.slice(part.length).trimStart();
  return text.endsWith(part) ? text.slice(0, -part.length).trimEnd() : written;
}
