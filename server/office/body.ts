import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { classRefusals } from '#content/office/class-words.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { line } from '#payloads/schemas.ts';
import { classById } from '#rules/timetable/classes.ts';
import { Refusal, refusals } from './office-errors.ts';

type Takes<Target extends 'json' | 'query', S extends v.GenericSchema> = MiddlewareHandler<
  // biome-ignore lint/suspicious/noExplicitAny: any variables of the route.
  any,
  string,
  { in: Record<Target, v.InferInput<S>>; out: Record<Target, v.InferOutput<S>> }
>;

/**
 * Reads a JSON body by a schema; the route gets it with `c.req.valid('json')`.
 * @throws Refusal 422 with the first error, as a sentence
 */
export const body = <S extends v.GenericSchema>(schema: S): Takes<'json', S> =>
  validator('json', (value) => parsed(schema, value));

/** The same for the query, without what is empty: `c.req.valid('query')`. */
export const query = <S extends v.GenericSchema>(schema: S): Takes<'query', S> =>
  validator('query', (_, c) => {
    const typed = Object.entries(c.req.query()).filter(([, text]) => text !== '');
    return parsed(schema, Object.fromEntries(typed));
  });

function parsed(schema: v.GenericSchema, value: unknown): object {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Refusal(422, sentence(result.issues[0]));
  return result.output as object;
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (!issue.path) return refusals.unreadable;
  // A key that is not there at all has only the library's words.
  const missing = issue.type === 'object' && issue.input === undefined;
  return missing ? `'${String(issue.path?.[0]?.key)}' is needed.` : issue.message;
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
    v.transform((text): string | null => text || null),
  );
}

/** A calendar day. */
export const day = (message = 'A day must be a valid day, for example 2026-11-25.') =>
  v.custom<IsoDate>((value) => typeof value === 'string' && isDate(value), message);

/** The id of a class of the timetable. */
export const classId = v.pipe(
  v.string(classRefusals.noClass),
  v.check((id) => classById(id) !== undefined, classRefusals.noClass),
);

/** Ids of classes of the timetable, each once. */
export const classIds = v.pipe(
  v.array(classId, 'The classes must be a list.'),
  v.transform((ids) => [...new Set(ids)]),
);
