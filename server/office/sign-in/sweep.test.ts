import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sweepOffice } from '#server/process/start-office.ts';
import { DESK, office, officeForEachTest } from '#test/server-office.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

officeForEachTest();

describe('the sweep', () => {
  test('removes codes with their files after ten minutes, ended sessions and counters', async () => {
    const { store, folder, now, pass, removeMails } = office.site;
    await office.codeFor(DESK);
    const mailFolder = join(folder, 'mail');
    const [file = ''] = readdirSync(mailFolder);
    utimesSync(join(mailFolder, file), new Date(now()), new Date(now()));
    pass(10 * MINUTE - 1);
    await sweepOffice({ store, clock: now, mailFolder, removeMails });
    expect(existsSync(join(mailFolder, file))).toBe(true);
    pass(1);
    await sweepOffice({ store, clock: now, mailFolder, removeMails });
    expect(existsSync(join(mailFolder, file))).toBe(false);
    expect(await store.selectFrom('office_codes').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('office_sessions').selectAll().execute()).toHaveLength(1);
    expect(await store.selectFrom('limits').selectAll().execute()).not.toEqual([]);
    pass(2 * HOUR);
    await sweepOffice({ store, clock: now, mailFolder, removeMails });
    expect(await store.selectFrom('office_sessions').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('limits').selectAll().execute()).toEqual([]);
  });

  test('leaves the school’s other mails alone', async () => {
    const { store, folder, now, pass, removeMails } = office.site;
    await office.enquiry();
    await office.site.mails();
    pass(365 * 24 * HOUR);
    await sweepOffice({ store, clock: now, mailFolder: join(folder, 'mail'), removeMails });
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(2);
  });
});
