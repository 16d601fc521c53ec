/** A value somewhere in the records: 'teachers.ts: teachers.a-level.ruwan.name'. */
export interface Found {
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The exports of content files, by file name. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every value in the records, the containers included. */
export function* walk(modules: Modules): Generator<Found> {
  for (const [file, exports] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exports)) yield* inside(file, [name], value);
  }
}

function* inside(file: string, path: readonly string[], value: unknown): Generator<Found> {
  yield { file, path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* inside(file, [...path, key], child);
}

/** 'content/school.ts, hotline' */
export function placeOf({ file, path }: Pick<Found, 'file' | 'path'>): string {
  return `content/${file}, ${path.join(' > ')}`;
}
