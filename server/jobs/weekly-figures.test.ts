import { describe, expect, test } from 'vitest';
import { mailsTo, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

// The clock begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HEAD = 'head@school.example';

serverForEachTest();

/** Runs the jobs, and returns the weekly mails to an address so far. */
async function weekly(to = HEAD) {
  await server.jobs({ users: () => [HEAD] });
  const mails = mailsTo(await server.mails(), to);
  return mails.filter(({ subject }) => subject?.startsWith('The week of'));
}

const untilMonday = (hour: number) => 2 * DAY + (hour - 11.5) * HOUR;

describe('the figures of the week', () => {
  test('are mailed once to every head, on Monday at seven, without names', async () => {
    await server.store
      .insertInto('office_users')
      .values([
        { email: 'second@school.example', name: 'S', role: 'head', added_at: 1, added_by: HEAD },
        { email: 'clerk@school.example', name: 'C', role: 'clerk', added_at: 1, added_by: HEAD },
      ])
      .execute();
    await server.post('send-registration-email', aRegistration());
    await server.post('send-contact-email', anEnquiry());
    server.pass(untilMonday(7) - 60_000);
    expect(await weekly()).toEqual([]);
    server.pass(60_000);
    const [mail] = await weekly();
    expect(mail?.subject).toBe(
      'The week of Monday, 16 November to Sunday, 22 November: 1 registration, 1 enquiry',
    );
    expect(mail?.text).toContain('Registrations: 1 (0)');
    expect(mail?.text).toContain('Physics: 1');
    const link = 'https://office.school.example/figures?from=2026-11-16&to=2026-11-22';
    expect(mail?.text).toContain(`Open the figures: ${link}`);
    expect(mail?.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(mail?.text).toContain('Called within 24 hours: 0 of 2 (0 of 0)');
    expect(mail?.text).toMatch(/This morning\s+Overdue calls: 2/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Kasun|Nimali|Fernando|077/);
    for (let round = 0; round < 3; round += 1) {
      server.pass(DAY);
      expect(await weekly()).toHaveLength(1);
    }
    expect(await weekly('second@school.example')).toHaveLength(1);
    expect(await weekly('clerk@school.example')).toEqual([]);
  });

  test('come later in the week if the server was down on Monday', async () => {
    await server.post('send-contact-email', anEnquiry());
    server.pass(untilMonday(7) + 2 * DAY);
    expect((await weekly())[0]?.text).toContain('Enquiries: 1 (0)');
  });

  test('are not mailed before anything was received, and leave out what was erased', async () => {
    server.pass(untilMonday(8));
    expect(await weekly()).toEqual([]);
    await server.post('send-contact-email', anEnquiry());
    await server.post('send-contact-email', anEnquiry({ email: 'other@example.com' }));
    await server.store.deleteFrom('submissions').where('email', 'like', 'other@%').execute();
    server.pass(7 * DAY);
    expect((await weekly())[0]?.text).toContain('Enquiries: 1 (0)');
  });
});
