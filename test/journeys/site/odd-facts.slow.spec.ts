import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { DocumentId, Documents } from '#content/schemas/documents.ts';
import { days } from '#content/teaching/dates.ts';
import { addDays, colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { brokenWords, expectToFit, textUnder } from '../cut-off.ts';
import { openPage } from '../harness.ts';
import { expect, signIn, type TestOffice, test } from '../office-harness.ts';

test.use({ publishes: true });

/** Pages with all kinds of lists; each is printed in its own way. */
const paths = ['/', '/about', '/contact', '/teachers', '/fees', '/schedule', '/register'];

/** How large the drawn logo is at most, in pixels. */
const LARGEST_LOGO = 46;

const name = 'Wellawattehighereducationalacademy of Further Studies';
const landline = '+940 110 000 000 001';
const hotline = '+940 110 000 000 002';

test('the longest facts that the office may publish fit on every page, and are printed with an uploaded logo', async ({
  page,
  context,
  office,
}) => {
  await signIn(context, office);
  const upload = await page.request.post(`${office.school.office}/api/site/pictures`, {
    headers: { origin: office.school.office },
    multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer: await wideLogo() } },
  });
  const { id } = await upload.json();
  await publish(office, id);

  for (const path of paths) {
    await openPage(page, office.school.origin + path);
    await expectToFit(page, path);
    if (path === '/') {
      await expectApart(
        page.getByRole('banner').getByText(name),
        page.locator('header summary[aria-label="Menu"]'),
      );
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const broken = await brokenWords(page, 'main');
    expect.soft(broken.filter((words) => words.startsWith('Rs.'))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (path === '/') {
      // Four classes on a weekday, and a note below them; a line of news next to the picture.
      await expectApart(
        page.getByText('Accounting').first(),
        page.getByText(/^Most subjects have/).first(),
      );
      await expectApart(page.getByText(news), page.locator('main figure').first());
    }
    if (path === '/schedule') {
      await expectApart(page.getByText('Accounting').first(), page.getByText('Duration').first());
      await expectAt(page, '6 a.m.', 'History');
      await expectAt(page, '7 p.m.', 'Geography');
      // Three classes at one time on each day are wider than the screen.
      await page.getByRole('tab', { name: 'A Level Schedule' }).click();
      const last = page.locator('[data-rows]:visible').filter({ hasText: 'Logic' }).last();
      await last.getByRole('link').focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
    if (path === '/register') {
      // The last day is named wherever the class is chosen.
      const until = `until ${dateText(lastDay(office), { weekday: false })}`;
      await page.goto(`${office.school.origin}/register?level=o-level&class=late`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Geography' })).toContainText(
        until,
      );
      await page.goto(`${office.school.origin}/schedule`);
      const mine = page.locator('#my-timetable').getByRole('checkbox', { name: 'Geography' });
      await expect(mine).toHaveAccessibleName(new RegExp(until));
      await page.goto(office.school.origin + path);
    }
    if (path === '/teachers')
      for (const more of (await page.getByText('See more').all()).slice(0, 4))
        expect.soft(await textUnder(more)).toBe('See more');

    await page.emulateMedia({ media: 'print' });
    // A sheet of the browser's choice, wider than it is high.
    if (path === '/schedule') await expectToFit(page, 'on paper', [980]);
    const head = page.getByRole('banner');
    for (const text of [name, landline, hotline]) await expect(head).toContainText(text);
    const logos = page.locator(`img[src*="${id}"]:visible`);
    await expect(logos).toHaveCount(path === '/about' ? 2 : 1);
    for (const logo of await logos.all()) {
      expect(await logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(132);
      const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
      expect.soft(Math.min(width, height), path).toBeGreaterThan(24);
      expect.soft(Math.max(width, height), path).toBeLessThanOrEqual(LARGEST_LOGO);
    }
    await page.emulateMedia({ media: null });
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${office.school.office}/classes?level=a-level`);
  const logic = page.getByRole('button', { name: /Logic/ }).first();
  // As wide as its words.
  await expect.poll(async () => (await logic.boundingBox())?.width).toBeGreaterThan(90);
  await logic.focus();
  await expect(logic).toBeInViewport({ ratio: 1 });
});

const news = 'The term begins on 11 January 2027: the timetable is on the page of the classes.';

/** Of a class that ends soon. */
const lastDay = (office: TestOffice) => addDays(colomboDate(office.now()), 10);

/** Wide, dark, and without a ground. */
function wideLogo(): Promise<Buffer> {
  const stroke = '<path d="M0 150h900" stroke="#000" stroke-width="200"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">${stroke}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

async function publish(office: TestOffice, logo: string): Promise<void> {
  const desk = await office.colleague();
  const revisions: Partial<Record<DocumentId, number>> = {};
  async function change<Id extends DocumentId>(
    id: Id,
    edit: (value: Documents[Id]) => object,
  ): Promise<void> {
    const { json } = await desk.get(`/api/site/documents/${id}`);
    const { revision, value } = json as { revision: number; value: Documents[Id] };
    const saved = { revision, value: { ...value, ...edit(value) } };
    expect(await desk.put(`/api/site/documents/${id}`, saved), id).toBe(200);
    revisions[id] = revision + 1;
  }
  await change('school', ({ sites, place }) => ({
    name,
    landline,
    hotline,
    logo: { id: logo },
    email: 'a.long.address.of.the.office@subdomain.wellawatteacademyofstudies.school.lk',
    place: { ...place, road: 'Sri Jayawardenepura Mawatha North Extension Second Lane' },
    officeHours: Object.fromEntries(
      days.map((day, at) => [day, { from: '06:15', to: `1${at}:45` }]),
    ),
    sites: {
      ...sites,
      parentInstitution: {
        ...sites.parentInstitution,
        name: 'The Parent Institution of Higher and Further Education Ltd.',
      },
    },
  }));
  await change('facilities', ({ rooms }) => ({
    rooms: [
      ...rooms,
      { ...rooms[0], id: 'sixth', title: 'Multipurpose Auditorium and Laboratory' },
    ],
  }));
  await change('teachers', (teachers) => ({
    'a-level': teachers['a-level'].map((teacher) => ({
      ...teacher,
      qualifications: 'B.Sc. (Hons.) Special Degree in Applied Mathematics, University of Moratuwa',
      experience: 'Thirty-five years of teaching in Colombo and abroad, examiner since 1999',
    })),
  }));
  await change('timetable', ({ classes }) => {
    const more = ['Buddhism', 'Sinhala', 'Accounting'].map((subject, at) => ({
      id: `more-${at}`,
      day: 'Tuesday',
      from: `${10 + at}:00`,
      to: `${11 + at}:00`,
      subject,
      room: `The lecture theatre number ${at}`,
    }));
    const room = 'The auditorium on the second floor of the new building';
    const early = {
      id: 'early',
      day: 'Sunday',
      from: '06:00',
      to: '07:00',
      subject: 'History',
      room,
    };
    const evening = { ...early, id: 'late', from: '19:00', to: '21:00', subject: 'Geography' };
    const late = { ...evening, endsOn: lastDay(office) };
    const oLevel = [...classes['o-level'], ...more, early, late];
    const atOneTime = days.flatMap((day) =>
      ['Economics', 'Logic & Scientific Method'].map((subject) => ({
        ...{ id: `${day}-${subject}`.toLowerCase().replace(/\W+/g, '-'), day, subject, room },
        ...{ from: '16:30', to: '18:00' },
      })),
    );
    return { classes: { 'o-level': oLevel, 'a-level': [...classes['a-level'], ...atOneTime] } };
  });
  const oLevel = { oLevelLocal: 15_000, oLevelEdexcel: 20_000, oLevelCambridge: 20_000 };
  await change('fees', () => ({ ...oLevel, aLevelCambridge: 100_000 }));
  await change('pages', (pages) => ({ home: { ...pages.home, news } }));
  const asked = await desk.post('/api/site/publish', { revisions, at: null });
  expect(asked, JSON.stringify(asked.json)).toMatchObject({ status: 202 });
  // The new version is live completely or not at all.
  const home = async () => (await fetch(office.school.origin)).text();
  await expect.poll(home, { timeout: 5 * 60_000 }).toContain(news);
}

/** Expects a class of the planner at its hour, as high as its words, with its link. */
async function expectAt(page: Page, hour: string, subject: string): Promise<void> {
  const line = await page.getByText(hour, { exact: true }).first().boundingBox();
  const card = page.locator('[data-rows]').filter({ hasText: subject }).first();
  const place = await card.boundingBox();
  const link = await card.getByRole('link').boundingBox();
  if (!line || !place || !link) throw new Error(`${subject} at ${hour} is not shown.`);
  expect(Math.abs(place.y - line.y), `${subject}, ${hour}`).toBeLessThan(12);
  expect(link.y + link.height, `the link of ${subject}`).toBeLessThanOrEqual(
    place.y + place.height,
  );
}

/** Expects that two elements do not overlap. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error(`${a ? other : one} is not shown.`);
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  expect(Math.min(across, down), `${one} and ${other}`).toBeLessThanOrEqual(0);
}
