import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { readText } from '#server/http/request.ts';
import { Refusal, refusals } from './refusals.ts';

type TakesJson<S extends v.GenericSchema> = MiddlewareHandler<
  // biome-ignore lint/suspicious/noExplicitAny: whatever variables the route has.
  any,
  string,
  { in: { json: v.InferInput<S> }; out: { json: v.InferOutput<S> } }
>;

/**
 * Reads a JSON body by a schema; the route gets it with `c.req.valid('json')`.
 * @throws Refusal 422 with the first thing that is wrong, as a sentence
 */
export function body<S extends v.GenericSchema>(schema: S): TakesJson<S> {
  return async (c, next) => {
    const json = await readJson(c.req.raw);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      throw new Refusal(422, refusals.unreadable);
    }
    const parsed = v.safeParse(schema, json);
    if (!parsed.success) throw new Refusal(422, sentence(parsed.issues[0]));
    c.req.addValidatedData('json', parsed.output as object);
    await next();
  };
}

type TakesQuery<S extends v.GenericSchema> = MiddlewareHandler<
  // biome-ignore lint/suspicious/noExplicitAny: whatever variables the route has.
  any,
  string,
  { in: { query: v.InferInput<S> }; out: { query: v.InferOutput<S> } }
>;

/**
 * Reads the query by a schema; the route gets it with `c.req.valid('query')`.
 * @throws Refusal 422 with the first thing that is wrong, as a sentence
 */
export function query<S extends v.GenericSchema>(schema: S): TakesQuery<S> {
  return async (c, next) => {
    const parsed = v.safeParse(schema, c.req.query());
    if (!parsed.success) throw new Refusal(422, sentence(parsed.issues[0]));
    c.req.addValidatedData('query', parsed.output as object);
    await next();
  };
}

/** Whether a text is a time in ISO 8601 with a zone. Date.parse reads 31 February as 3 March. */
export function isMoment(text: string): boolean {
  const [, day] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readText(request));
  } catch {
    throw new Refusal(422, refusals.unreadable);
  }
}

function sentence(issue: v.BaseIssue<unknown>): string {
  // A key that is not there at all has only the library's words.
  const missing = issue.type === 'object' && issue.input === undefined;
  return missing ? `'${String(issue.path?.[0]?.key)}' is needed.` : issue.message;
}
