import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import * as v from 'valibot';
import { placeholdersIn } from '#content/check/placeholders.ts';
import { siteRefusals as texts } from '#content/office/site-names.ts';
import { cleanDocument } from '#content/schemas/clean-document.ts';
import { withoutOldMarks } from '#content/schemas/document-value.ts';
import {
  type DocumentId,
  type Documents,
  documentFields,
  problemsInFields,
} from '#content/schemas/documents.ts';
import { colomboDate, yearAfter } from '#rules/calendar/colombo.ts';
import { withFormerClasses } from '#rules/timetable/classes.ts';
import { body, moment, query } from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { heads, rejectClerks } from '#server/office/guard.ts';
import { iso, isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen, seen } from '#server/office/seen.ts';
import { changesBetween } from '#server/publishing/document-changes.ts';
import {
  documentIds,
  documentsOfVersion,
  openDrafts,
  problemsOf,
  readSite,
} from '#server/publishing/site-documents.ts';
import { plannedVersions, removePlannedVersion } from '#server/store/site/planned-versions.ts';
import {
  beginPublication,
  discardDrafts,
  type NewVersion,
  newestPublication,
  saveDraft,
  versionsBelow,
} from '#server/store/site/site-versions.ts';

/** The documents that only heads change. */
const headsOnly: readonly DocumentId[] = ['payment'];

/** Versions on a page of their list. */
const PAGE = 20;

const revision = v.pipe(
  v.number(texts.revision),
  v.integer(texts.revision),
  v.minValue(0, texts.revision),
);
const draftSchema = v.object({ revision, value: v.unknown() });
/** The drafts that the person saw, by document. */
const revisions = v.record(v.string(), revision, texts.revisions);
type Revisions = v.InferOutput<typeof revisions>;
const discardSchema = v.object({ revisions: v.optional(revisions) });
const publishSchema = v.object({
  revisions,
  at: v.optional(v.nullable(moment(texts.time)), null),
});
const cursorSchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.regex(/^(\d{1,15})?$/, refusals.noPlace))),
});

/** The site's documents: what is published, drafts, publishing and versions. */
export function siteRoutes(deps: OfficeDeps) {
  const { store, clock, publisher } = deps;

  /** @throws Refusal 409 if it cannot begin */
  const publish = async (
    made: NewVersion & { documents: Documents },
    earlier: Documents,
  ): Promise<number> => {
    const documents = withFormerClasses(made.documents, earlier);
    const version = begun(await beginPublication(store, { ...made, documents }));
    publisher.publish(version);
    return version;
  };

  /** @throws Refusal 409 if the drafts are others than the person saw */
  const discard = async (ids: DocumentId[], seen: Revisions | undefined, by: string) => {
    if (!(await discardDrafts(store, ids, seen, by, clock()))) throw new Refusal(409, texts.unseen);
  };

  return new Hono<OfficeEnv>()
    .get('/site', async (c) => c.json(await overview(deps)))
    .get('/site/documents/:id', async (c) => {
      const id = documentId(c.req.param('id'));
      const state = await readSite(store);
      const draft = state.drafts.find(({ document }) => document === id);
      const published: unknown = state.documents[id];
      const value = draft?.value ?? published;
      return c.json({ id, revision: draft?.revision ?? 0, value, published });
    })
    .put('/site/documents/:id', body(draftSchema), async (c) => {
      const id = documentId(c.req.param('id'));
      // Anyone who can change it can send the families' money elsewhere.
      if (headsOnly.includes(id)) rejectClerks(c);
      const sent = c.req.valid('json');
      const cleaned = cleanDocument(documentFields[id], sent.value);
      const problems = problemsInFields(id, cleaned);
      if (problems.length > 0) {
        const fields = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
        return c.json({ error: { message: problems[0]?.message ?? texts.value, fields } }, 422);
      }
      const published = (await readSite(store)).documents[id];
      const value = withoutOldMarks(published, cleaned);
      const saved = await saveDraft(store, {
        document: id,
        revision: sent.revision,
        value: isDeepStrictEqual(value, published) ? undefined : value,
        by: c.get('session').email,
        at: clock(),
      });
      if (typeof saved === 'number') return c.json({ revision: saved });
      return c.json(
        {
          error: { message: texts.changedMeanwhile },
          by: saved?.by ?? null,
          at: isoOrNull(saved?.at),
          revision: saved?.revision ?? 0,
          value: saved?.value ?? (published as unknown),
        },
        409,
      );
    })
    .delete('/site/documents/:id/draft', body(discardSchema), async (c) => {
      const id = documentId(c.req.param('id'));
      if (headsOnly.includes(id)) rejectClerks(c);
      await discard([id], c.req.valid('json').revisions, c.get('session').email);
      return c.json({ ok: true } as const);
    })
    .delete('/site/draft', body(discardSchema), async (c) => {
      const isHead = c.get('user').role === 'head';
      const ids = documentIds.filter((id) => isHead || !headsOnly.includes(id));
      await discard(ids, c.req.valid('json').revisions, c.get('session').email);
      return c.json({ ok: true } as const);
    })
    .post('/site/publish', heads, body(publishSchema), async (c) => {
      const { revisions, at } = c.req.valid('json');
      await publisher.storeFailure();
      if (at !== null) checkTime(at, clock());
      const state = await readSite(store);
      const drafts = openDrafts(state);
      if (drafts.length === 0) throw new Refusal(400, texts.nothing);
      const stored = Object.fromEntries(drafts.map((one) => [one.document, one.revision]));
      if (!isDeepStrictEqual(stored, { ...revisions })) throw new Refusal(409, texts.unseen);
      const now = clock();
      const problems = (await problemsOf(store, state, now)).filter(({ blocks }) => blocks);
      if (problems.length > 0) return c.json({ error: { message: texts.blocked }, problems }, 422);
      const made = {
        documents: state.drafted,
        changes: await changesBetween(state.documents, state.drafted, deps.pages),
        madeAt: state.revision,
        by: c.get('session').email,
        at: now,
      };
      if (at === null) {
        return c.json({ version: await publish(made, state.documents) }, 202);
      }
      const plan = { base: state.documents, plannedAt: at };
      const version = begun(await beginPublication(store, made, plan));
      return c.json({ version, at: iso(at) }, 202);
    })
    .delete('/site/versions/:version', heads, async (c) => {
      const version = versionNumber(c.req.param('version'));
      const isRemoved = await removePlannedVersion(store, version, c.get('session').email, clock());
      if (!isRemoved) throw new Refusal(404, texts.noPlan);
      return c.json({ ok: true } as const);
    })
    .get('/site/versions', query(cursorSchema), async (c) => {
      const below = Number(c.req.valid('query').cursor || Number.MAX_SAFE_INTEGER);
      const { version: live } = await readSite(store);
      const found = await versionsBelow(store, below, PAGE + 1);
      const shown = found.slice(0, PAGE);
      const next = found.length > PAGE ? String(shown.at(-1)?.version) : null;
      // The last one is the repository's documents.
      const all = next ? shown : [...shown, { version: 0, at: null, by: null, changes: [] }];
      const items = all.map(({ version, at, by, changes }) => {
        return { version, at: isoOrNull(at), by, changes, isLive: version === live };
      });
      return c.json({ items, next });
    })
    .post('/site/versions/:version/restore', heads, body(v.object({ was: seen })), async (c) => {
      await publisher.storeFailure();
      const restored = versionNumber(c.req.param('version'));
      const [found] = await versionsBelow(store, restored + 1, 1);
      const exists = restored === 0 || found?.version === restored;
      if (!exists) throw new Refusal(404, texts.noVersion);
      const { documents, problems } = await documentsOfVersion(store, restored);
      if (problems.length > 0) return c.json({ error: { message: texts.outdated }, problems }, 422);
      const state = await readSite(store);
      checkSeen(c.req.valid('json').was, String(state.version));
      const version = await publish(
        {
          documents,
          changes: await changesBetween(state.documents, documents, deps.pages),
          restored,
          madeAt: state.revision,
          by: c.get('session').email,
          at: clock(),
        },
        state.documents,
      );
      return c.json({ version }, 202);
    });
}

async function overview(deps: OfficeDeps) {
  // First: once a publication is live, or no longer planned, its version is shown.
  const publication = await publicationOf(deps);
  const planned = await plannedVersions(deps.store);
  const state = await readSite(deps.store);
  const marked = Map.groupBy(
    documentIds.flatMap((id) => placeholdersIn(id, state.drafted[id])),
    ({ document }) => document,
  );
  return {
    version: state.version,
    publishedAt: isoOrNull(state.published?.at),
    publishedBy: state.published?.by ?? null,
    documents: documentIds.map((id) => {
      const draft = state.drafts.find(({ document }) => document === id);
      return {
        id,
        title: documentFields[id].label,
        changedAt: isoOrNull(draft?.at),
        changedBy: draft?.by ?? null,
        placeholders: marked.get(id)?.length ?? 0,
        isDraft: draft?.value !== undefined,
        revision: draft?.revision ?? 0,
      };
    }),
    placeholders: [...marked.values()].flat(),
    changes: await changesBetween(state.documents, state.drafted, deps.pages),
    problems: await problemsOf(deps.store, state, deps.clock()),
    publication,
    planned: planned.map((plan) => ({ ...plan, at: iso(plan.at) })),
  };
}

async function publicationOf({ store, clock, startedAt, publisher }: OfficeDeps) {
  const newest = await newestPublication(store);
  if (!newest) return null;
  const { state, step, message, lease_until, changed_at } = newest;
  const failure = state === 'running' ? publisher.failureOf(newest.version) : undefined;
  const isRunning = state === 'running' && lease_until > clock() && failure === undefined;
  if (!isRunning && changed_at < startedAt) return null;
  return state === 'running' && !isRunning
    ? { state: 'failed' as const, step, message: failure ?? texts.interrupted }
    : { state, step, message };
}

/** @throws Refusal 409 if a publication could not begin, or a version not be planned */
function begun(version: number | 'running' | 'changed'): number {
  if (version === 'running') throw new Refusal(409, texts.running);
  if (version === 'changed') throw new Refusal(409, texts.unseen);
  return version;
}

/** @throws Refusal 422 if a version cannot be planned for this time */
function checkTime(at: number, now: number): void {
  if (at <= now) throw new Refusal(422, texts.past);
  if (colomboDate(at) > yearAfter(colomboDate(now))) throw new Refusal(422, texts.tooFarAhead);
}

/** The number of a version in an address; -1 if it is none. */
function versionNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/** @throws Refusal 404 */
function documentId(text: string): DocumentId {
  const id = documentIds.find((known) => known === text);
  if (!id) throw new Refusal(404, texts.noDocument);
  return id;
}
