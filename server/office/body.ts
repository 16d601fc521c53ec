import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { classRefusals } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { plainApostrophes } from '#content/schemas/typed-text.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { line } from '#payloads/schemas.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { knownClassById } from '#rules/timetable/classes.ts';
import { readText } from '#server/http/request.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { Refusal, refusals } from './office-errors.ts';

type Takes<Target extends 'json' | 'query', S extends v.GenericSchema> = MiddlewareHandler<
  // biome-ignore lint/suspicious/noExplicitAny: any variables of the route.
  any,
  string,
  { in: Record<Target, v.InferInput<S>>; out: Record<Target, v.InferOutput<S>> }
>;

/** Reads a JSON body by a schema; the route gets it with `c.req.valid('json')`. */
export const body = reads('json', (c) => readJson(c.req.raw));

/**
 * Reads the query by a schema, without what is empty; the route gets it with `c.req.valid('query')`.
 */
export const query = reads('query', (c) =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([, text]) => text !== '')),
);

/** @throws Refusal 422 with the first error, as a sentence */
function reads<Target extends 'json' | 'query'>(target: Target, read: (c: Context) => unknown) {
  return <S extends v.GenericSchema>(schema: S): Takes<Target, S> =>
    async (c, next) => {
      // What a schema has no words of its own for, `sentence` says.
      const result = v.safeParse(schema, await read(c), { message: '' });
      if (!result.success) throw new Refusal(422, sentence(result.issues[0]));
      c.req.addValidatedData(target, result.output as object);
      await next();
    };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    // A DELETE may have no body.
    const json = JSON.parse((await readText(request)) || '{}');
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  } catch {
    // Rejected like JSON that is not an object.
  }
  throw new Refusal(422, refusals.unreadable);
}

function sentence({ message, type, input, path }: v.BaseIssue<unknown>): string {
  if (message) return message;
  const name = `'${path?.map(({ key }) => key).join('.')}'`;
  const isMissing = type === 'object' && input === undefined;
  return isMissing ? `${name} is needed.` : `${name} has a value that cannot be used.`;
}

/** A time in ISO 8601 with a zone, as milliseconds since 1970. */
export const moment = (message = 'The time must be like 2026-11-25T09:30:00.000Z.') =>
  v.pipe(
    v.string(message),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return Temporal.Instant.from(dataset.value).epochMilliseconds;
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );

/** Text on one line; null if left out, null or blank. `longest` in UTF-16 code units. */
export function optionalLine(name: string, longest?: number) {
  return v.pipe(
    v.nullish(line(name, longest), ''),
    v.transform((text): string | null => plainApostrophes(text) || null),
  );
}

/** A calendar day. */
export const day = (message = 'A day must be a valid day, for example 2026-11-25.') =>
  v.custom<IsoDate>((value) => typeof value === 'string' && isDate(value), message);

/** The id of a class; the route checks that it is in the timetable. */
export const classId = v.string(classRefusals.noClass);

/** @throws Refusal 422 if one of the ids is not that of a class, nor of one that was removed */
export function checkClasses(documents: Documents, ids: readonly (string | undefined)[]): void {
  const isUnknown = (id?: string) => id !== undefined && !knownClassById(documents, id);
  if (ids.some(isUnknown)) throw new Refusal(422, classRefusals.noClass);
}

/**
 * @param family it may keep a class that it asked for, waits for or is placed in
 * @throws Refusal 422 for another class that has ended or was removed
 */
export function checkOpenClasses(
  documents: Documents,
  ids: readonly string[],
  family: Submission | null,
  now: number,
): void {
  const asked = family?.kind === 'registration' ? family.fields.classes : undefined;
  const own = [
    ...(asked ?? []),
    ...Object.keys(family?.waitsSince ?? {}),
    ...(family?.placedIn ?? []),
  ];
  if (ids.some((id) => !own.includes(id) && !isOpenClass(documents, id, now)))
    throw new Refusal(422, refusals.pastClass);
}

/** The id that a page makes, so that the same press twice is one act. */
export const newId = v.pipe(v.string(refusals.noId), v.uuid(refusals.noId), v.toLowerCase());

/** Ids of classes, each once. */
export const classIds = v.pipe(
  v.array(classId, 'The classes must be a list.'),
  v.transform((ids) => [...new Set(ids)]),
);
