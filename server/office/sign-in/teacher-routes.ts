import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { allTeachers, teacherById } from '#rules/pages/teacher-page.ts';
import { body } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { heads } from '#server/office/guard.ts';
import { isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen, seen } from '#server/office/seen.ts';
import { writeAccount } from '#server/store/office/office-history.ts';
import {
  findTeacherLink,
  listTeacherLinks,
  makeTeacherLink,
  withdrawTeacherLink,
} from '#server/store/office/teacher-links.ts';
import { type Db, takeLock } from '#server/store/tables.ts';

/** When the link was made that the page showed. */
const seenLink = v.object({ was: seen });

/** The links of teachers' pages (server/family-pages/teacher-page.ts). Heads only. */
export function teacherRoutes(deps: OfficeDeps) {
  const { store, live, teacherLinkFor } = deps;
  /** @throws Refusal 409 if a colleague has made another link, or withdrawn it, since the page showed it */
  const checkLink = async (trx: Db, teacher: string, was: string | null | undefined) => {
    await takeLock(trx, 'users');
    checkSeen(was, isoOrNull((await findTeacherLink(trx, teacher))?.made_at));
  };
  return new Hono<OfficeEnv>()
    .get('/teachers', heads, async (c) => {
      const links = await listTeacherLinks(store);
      const teachers = allTeachers(live.documents).map(({ id, name, subject }) => {
        const link = links.find(({ teacher }) => teacher === id);
        return {
          id,
          name,
          subject,
          link: link && teacherLinkFor ? teacherLinkFor(link) : null,
          madeAt: isoOrNull(link?.made_at),
          madeBy: link?.made_by ?? null,
        };
      });
      return c.json({ teachers });
    })
    .post('/teachers/:id/link', heads, body(seenLink), async (c) => {
      const teacher = teacherById(live.documents, c.req.param('id'))?.id;
      if (!teacher) throw new Refusal(404, refusals.noTeacher);
      if (!teacherLinkFor) throw new Refusal(409, refusals.noTeacherPage);
      const nonce = randomBytes(12).toString('base64url');
      await record(c, deps, async (trx, by, now) => {
        await checkLink(trx, teacher, c.req.valid('json').was);
        await makeTeacherLink(trx, { teacher, nonce, made_at: now, made_by: by });
        await writeAccount(trx, by, "made a teacher's link", teacher, now);
      });
      return c.json({ link: teacherLinkFor({ teacher, nonce }) }, 201);
    })
    .delete('/teachers/:id/link', heads, body(seenLink), async (c) => {
      const teacher = c.req.param('id');
      await record(c, deps, async (trx, by, now) => {
        await checkLink(trx, teacher, c.req.valid('json').was);
        if (!(await withdrawTeacherLink(trx, teacher)))
          throw new Refusal(404, refusals.noTeacherLink);
        await writeAccount(trx, by, "withdrew a teacher's link", teacher, now);
      });
      return c.json({ ok: true } as const);
    });
}
