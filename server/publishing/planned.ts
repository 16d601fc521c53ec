import {
  counterpart,
  type Difference,
  differences,
  isSame,
  merged,
  stepsIn,
  stepsOf,
} from '#content/schemas/document-value.ts';
import { type DocumentId, type Documents, labelOf } from '#content/schemas/documents.ts';
import { pointer } from '#content/schemas/editor-fields.ts';
import { fieldChangeText, namesIn } from '#rules/pages/value-words.ts';
import { withFormerClasses } from '#rules/timetable/classes.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { repeat } from '#server/jobs/job.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import {
  beginPlanned,
  draftAgain,
  dueVersion,
  plannedVersion,
} from '#server/store/site/planned-versions.ts';
import { failPublication } from '#server/store/site/site-versions.ts';
import { changesBetween } from './document-changes.ts';
import type { PageReader } from './page-texts.ts';
import { inThisRelease, problemsOf, readSite } from './site-documents.ts';

/** How often it is asked what is due, in milliseconds. */
const EVERY_MS = 1000;

type Deps = Pick<ServerDeps, 'store' | 'clock' | 'log' | 'staff' | 'wakeOutbox'>;
type PlanDeps = Deps & {
  publisher: { publish: (version: number) => void };
  pages: PageReader;
};

/** Publishes planned versions at their time, or at the start if the server was down. */
export function startPlanned(deps: PlanDeps): { stop: () => Promise<void> } {
  let last = '';
  return repeat(async () => {
    const reason = await publishDue(deps).then(() => '', String);
    if (reason && reason !== last)
      deps.log({ event: 'job failed', job: 'planned versions', reason });
    last = reason;
  }, EVERY_MS);
}

/**
 * Begins to publish the planned version whose time has come, with what was published since it was
 * planned. If both changed the same field it fails, and the office gets a mail.
 */
export async function publishDue(deps: PlanDeps): Promise<void> {
  const { store, clock, publisher } = deps;
  const now = clock();
  const due = await dueVersion(store, now);
  if (!due) return;
  const state = await readSite(store);
  const live = state.documents;
  const base = inThisRelease(due.base).documents;
  const planned = inThisRelease(due.documents).documents;
  const changed = new Set(due.changes.map(({ document }) => document));
  const contested = [...changed].flatMap((id) => contestedIn(id, { base, planned, live }));
  const merge = (id: DocumentId) => [id, merged(base[id], live[id], planned[id]).value];
  const documents: Documents = { ...live, ...Object.fromEntries([...changed].map(merge)) };
  const version = await beginPlanned(store, due.version, {
    documents: withFormerClasses(documents, live),
    changes: await changesBetween(live, documents, deps.pages),
    base: live,
    madeAt: state.revision,
    at: now,
  });
  if (version === undefined) return;
  if (contested.length > 0) {
    const message = `The planned changes were not published, since somebody has published another value for: ${contested.join('; ')}. The site is unchanged.`;
    return failVersion(deps, version, message);
  }
  const problems = await problemsOf(store, { ...state, drafts: [], drafted: documents }, now);
  const problem = problems.find(({ blocks }) => blocks);
  if (problem) {
    const message = `The planned changes were not published: ${problem.message} The site is unchanged.`;
    return failVersion(deps, version, message);
  }
  publisher.publish(version);
}

/**
 * Ends a publication that could not be finished. The changes of a planned one are drafts again, and
 * the office gets a mail: no one is looking.
 */
export async function failVersion(deps: Deps, version: number, message: string): Promise<void> {
  const { store, clock, staff, wakeOutbox } = deps;
  const now = clock();
  await failPublication(store, version, message, now, async (trx) => {
    const planned = await plannedVersion(trx, version);
    if (!planned) return;
    await draftAgain(trx, planned, now);
    await enqueue(trx, staff(), { message: 'plan-failed', batchId: String(version) }, now);
  });
  wakeOutbox();
}

/** The fields of a document that a plan changes and that have another value now, with the planned one. */
function contestedIn(
  id: DocumentId,
  { base, planned, live }: Record<'base' | 'planned' | 'live', Documents>,
): string[] {
  const [before, mine, theirs] = [base[id], planned[id], live[id]];
  const nameOf = namesIn([planned, live]);
  /** Each field is called as it is now, so that it is named once. */
  const named = (document: unknown, { steps, from, to }: Difference) => {
    const there = stepsIn(document, steps, theirs);
    const label = there ? labelOf(id, there, theirs) : labelOf(id, steps, document);
    const change = { document: id, label, path: pointer(steps), from, to };
    return `‘${label}’ (planned: ${fieldChangeText(change, nameOf)})`;
  };
  const moved = differences(before, mine).flatMap((difference) => {
    const { steps, from, to } = difference;
    if (steps[0] === 'former') return [];
    const document = to === null ? before : mine;
    const hasPlace = stepsIn(document, steps.slice(0, -1), theirs) !== undefined;
    const now = hasPlace ? (counterpart(document, steps, theirs) ?? null) : undefined;
    const isOrder = Array.isArray(from) && Array.isArray(now) && now.some((each) => each?.id);
    const isFree = isOrder || [from, to].some((one) => isSame(one, now));
    return isFree ? [] : [named(document, difference)];
  });
  const both = merged(before, theirs, mine);
  const differing = both.disagreements.map(({ path, mine: from, theirs: to }) =>
    named(both.value, { steps: stepsOf(path), from, to }),
  );
  return [...new Set([...moved, ...differing])];
}
