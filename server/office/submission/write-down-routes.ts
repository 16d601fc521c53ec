import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { sourceNames, sources } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { levels } from '#content/teaching/levels.ts';
import { blankForm, type Form } from '#payloads/form-fields.ts';
import { areOfLevel, givenSchemasOf, multiline, OTHER_LEVEL } from '#payloads/schemas.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { classById, knownClassById } from '#rules/timetable/classes.ts';
import { levelOfCourse } from '#rules/timetable/register-link.ts';
import { body, newId, optionalLine } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen } from '#server/office/seen.ts';
import { withdrawOffer } from '#server/outbox/offer-news.ts';
import { releaseReached } from '#server/outbox/staff-actions.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { insertWritten } from '#server/store/office/office-outcomes.ts';
import { type Changes, correctFields, storeForm } from '#server/store/submissions/corrections.ts';
import { findSent } from '#server/store/submissions/repeats.ts';
import { fullClassesAskedFor, toRow } from '#server/store/submissions/submission-row.ts';
import type { NewSubmission, Submission } from '#server/store/submissions/submissions.ts';
import type { Db, WrittenChannel } from '#server/store/tables.ts';
import { changeSubmission } from './submission-routes.ts';

const channels: readonly WrittenChannel[] = ['phone', 'visit', 'message'];

const given = v.record(v.string(), v.unknown(), refusals.unreadable);
const answers = {
  fields: given,
  classes: v.nullish(v.array(v.string(), 'The classes must be a list.')),
  curriculum: v.nullish(v.string()),
};
const source = v.nullish(v.picklist(sources, `The source must be one of ${sources.join(', ')}.`));
const writtenSchema = v.object({
  id: newId,
  kind: v.picklist(['enquiry', 'registration'], "'kind' is enquiry or registration."),
  channel: v.picklist(channels, `The channel must be one of ${channels.join(', ')}.`),
  source,
  ...answers,
  note: v.nullish(multiline('The note', 2000), ''),
});
const registerSchema = v.object(answers);
const correctionSchema = v.object({
  fields: given,
  reason: optionalLine('The reason', 200),
  source,
  /** The values of these fields on the page. */
  was: v.optional(v.record(v.string(), v.unknown())),
});

/** Families who call, come or write: they are written down, turned into registrations, and corrected. */
export function writeDownRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .post('/submissions', body(writtenSchema), (c) => writeDown(c, deps, c.req.valid('json')))
    .post('/submissions/:reference/register', body(registerSchema), (c) =>
      changeSubmission(c, deps, async (trx, stored, by, at) => {
        if (stored.kind === 'registration') throw new Refusal(409, refusals.isRegistration);
        const form = registrationOf(
          deps.live.documents,
          stored.fields,
          givenAnswers(deps.live.documents, 'registration', c.req.valid('json')),
        );
        await storeForm(trx, stored, form);
        await releaseReached(trx, deps.live.documents, stored, deps.staff(), by, at);
        const waits = await fullClassesAskedFor(trx, deps.live.documents, form, at);
        await writeHistory(trx, stored.id, { at, by, what: 'registered' }, waits);
      }),
    )
    .patch('/submissions/:reference', body(correctionSchema), (c) => {
      const { fields, reason, source, was = {} } = c.req.valid('json');
      const { documents } = deps.live;
      return changeSubmission(c, deps, async (trx, stored, by, now) => {
        if (Object.keys(fields).length === 0 && source === undefined) {
          throw new Refusal(422, 'Name a field to correct.');
        }
        const shown: Record<string, unknown> = { ...stored.fields, source: stored.source };
        for (const [key, value] of Object.entries(was)) checkSeen(value, shown[key] ?? '');
        const changes = correctionOf(documents, stored, parsed(documents, stored.kind, fields));
        await correctFields(trx, documents, stored.id, changes, { by, reason }, now);
        const { offer } = stored;
        if (offer && isDropped(documents, stored, changes, offer.class)) {
          const times = { now, wait: DESK_WAIT_MS };
          await withdrawOffer(trx, documents, stored.id, { by, offerId: offer.id }, times);
        }
        if (source === undefined || source === stored.source) return;
        const note = source && sourceNames[source];
        await writeHistory(trx, stored.id, { at: now, by, what: 'source', note }, { source });
      });
    });
}

async function writeDown(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
  { kind, channel, source, id: submissionId, note, ...sent }: v.InferOutput<typeof writtenSchema>,
) {
  const { documents } = deps.live;
  const answers = givenAnswers(documents, kind, sent);
  const form = {
    kind,
    fields: { ...blankForm(kind).fields, ...levelOf(documents, answers), ...answers },
  } as Form;
  checkForm(form);
  const reference = await record(c, deps, async (trx, by, now) => {
    const row = toRow(form, { submissionId, source: source ?? undefined }, now);
    const earlier = await writtenBefore(trx, row, now);
    if (earlier) return earlier;
    const waits = await fullClassesAskedFor(trx, documents, form, now);
    const written = { by, channel, note: note || null };
    if (await insertWritten(trx, { ...row, ...waits }, written, now)) return row.reference;
    // The same press at the same time, in another process.
    return (await writtenBefore(trx, row, now)) ?? row.reference;
  });
  return c.json({ reference }, 201);
}

/**
 * The reference of what was written down under an id before.
 * @throws Refusal 409 when that was something else, 410 when it was erased
 */
async function writtenBefore(trx: Db, { id, sent_digest }: NewSubmission, now: number) {
  const earlier = await findSent(trx, id, now);
  if (earlier === 'erased') throw new Refusal(410, refusals.writtenErased);
  if (!earlier || earlier.digest === sent_digest) return earlier?.reference;
  const { reference } = earlier;
  throw new Refusal(409, refusals.writtenAs(reference), { reference });
}

/** What is given of a form, without what is empty, by the form's own rules. */
function givenAnswers(
  documents: Documents,
  kind: Form['kind'],
  { fields, classes, curriculum }: v.InferOutput<typeof registerSchema>,
) {
  const all = { ...fields, ...(classes && { classes }), ...(curriculum && { curriculum }) };
  const isEmpty = (value: unknown) =>
    value === '' || value === null || (Array.isArray(value) && value.length === 0);
  return parsed(
    documents,
    kind,
    Object.fromEntries(Object.entries(all).filter(([, one]) => !isEmpty(one))),
  );
}

/** @throws Refusal 422 with a message for each field that does not obey the form's rules */
function parsed(
  documents: Documents,
  kind: Form['kind'],
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const result = v.safeParse(givenSchemasOf(documents)[kind], fields);
  if (result.success) return result.output;
  const messages: Record<string, string> = {};
  for (const { path, message } of result.issues) {
    messages[String(path?.[0]?.key ?? 'fields')] ??= message;
  }
  throw wrong(messages);
}

function wrong(fields: Record<string, string>): Refusal {
  const message = Object.values(fields)[0] ?? refusals.unreadable;
  return new Refusal(422, message, { error: { message, fields } });
}

/** A registration of an enquirer: the name, the address and the number are the student's unless given. */
function registrationOf(
  documents: Documents,
  { name, email, phone, subject, message }: Extract<Form, { kind: 'enquiry' }>['fields'],
  given: Record<string, unknown>,
): Extract<Form, { kind: 'registration' }> {
  const blank = blankForm('registration');
  const known = { ...('lastName' in given ? {} : { firstName: name }), email, phone };
  const fields = {
    ...blank.fields,
    subject,
    message,
    ...known,
    ...levelOf(documents, given),
    ...given,
  };
  const form = { ...blank, fields };
  checkForm(form);
  return form;
}

/** The level of the classes that are asked for. */
function levelOf(documents: Documents, { classes }: { classes?: unknown }) {
  const [id] = Array.isArray(classes) ? classes : [];
  const level = classById(documents, String(id))?.level;
  return level && { level };
}

/** @throws Refusal 422 without a name or a way to reach the family, or with subjects of another level */
function checkForm({ kind, fields }: Form): void {
  const isEnquiry = kind === 'enquiry';
  const name = isEnquiry ? 'name' : 'firstName';
  const ways = isEnquiry
    ? [fields.phone, fields.email]
    : [fields.phone, fields.email, fields.parentPhone, fields.parentEmail];
  const isNamed = isEnquiry ? fields.name : fields.firstName || fields.lastName;
  if (!isNamed) throw wrong({ [name]: refusals.noName });
  if (!ways.some(Boolean)) throw wrong({ phone: refusals.noContact });
  if (isEnquiry || fields.subjects.length === 0) return;
  if (!Object.hasOwn(levels, fields.level)) throw wrong({ level: 'Choose O Level or A Level.' });
  if (!areOfLevel(fields.subjects, fields.level)) throw wrong({ subjects: OTHER_LEVEL });
}

/**
 * The changes of a correction: another level drops the classes and the course of the other, a subject that
 * is removed its classes.
 * @throws Refusal 422 for subjects of another level
 */
function correctionOf(documents: Documents, submission: Submission, changes: Changes): Changes {
  const { kind, fields } = submission;
  if (kind === 'enquiry') return changes;
  const merged = { ...fields, ...changes };
  checkForm({ kind, fields: merged });
  const { level, classes = [], course } = merged;
  const kept = classes.filter((id) => !isDropped(documents, submission, changes, id));
  const isOfOther = course && level !== fields.level && levelOfCourse(course) !== level;
  return {
    ...changes,
    ...(kept.length < classes.length && { classes: kept.length > 0 ? kept : undefined }),
    ...(isOfOther && { course: undefined }),
  };
}

/** Whether a correction drops a class: one of the level before it, or of a subject that it removes. */
function isDropped(
  documents: Documents,
  { kind, fields }: Submission,
  changes: Changes,
  id: string,
): boolean {
  if (kind === 'enquiry') return false;
  const { level, subjects } = { ...fields, ...changes };
  const one = knownClassById(documents, id);
  const isOfOther = level !== fields.level && one?.level !== level;
  return (
    isOfOther ||
    fields.subjects.some((each) => !subjects.includes(each) && each === one?.registersAs)
  );
}
