/** A value somewhere in the records: 'teachers.ts: teachers.a-level.ruwan.name'. */
export interface Found {
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The exports of content files, by file name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every value in the records, the containers included; one that several share is met once. */
export function* walk(modules: Modules): Generator<Found> {
  const met = new Set<unknown>();
  for (const [file, exports] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exports)) {
      yield* inside({ file, path: [name], value }, met);
    }
  }
}

function* inside(found: Found, met: Set<unknown>): Generator<Found> {
  const { file, path, value } = found;
  if (typeof value !== 'object' || value === null) return yield found;
  if (met.has(value)) return;
  met.add(value);
  yield found;
  for (const [key, child] of Object.entries(value)) {
    yield* inside({ file, path: [...path, key], value: child }, met);
  }
}

/** 'content/school/school.ts, hotline' */
export function placeOf({ file, path }: Pick<Found, 'file' | 'path'>): string {
  return `content/${file}, ${path.join(' > ')}`;
}
