import { readFile } from 'node:fs/promises';
import { office as words } from '#content/office/office-texts.ts';
import { documents } from '#test/documents.ts';
import { expect, suresh, test } from '../office-harness.ts';

const { filter } = words.list;
const SATURDAY = 'a-level-physics-saturday';

test('filters the list by keyboard, keeps the filters after a reload, clears them, and takes two that are chosen at once', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const colleague = await office.colleague();
  const physics = await office.registration();
  const commerce = await office.registration({ level: 'o-level', subjects: ['Commerce'] });
  await office.enquiry();
  const owner = { owner: suresh, was: null };
  expect(await colleague.put(`/api/submissions/${commerce}/owner`, owner)).toBe(200);
  await page.goto('/');
  const rows = page.getByRole('link', { name: /, \w{4}-\w{4}$/ });
  await expect(rows).toHaveCount(3);

  const open = page.getByRole('button', { name: words.list.filters(0), exact: true });
  const level = page.getByRole('combobox', { name: filter.level });
  await open.focus();
  await page.keyboard.press('Enter');
  await level.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAccessibleName(new RegExp(commerce));
  await page.getByRole('combobox', { name: filter.owner }).selectOption('Suresh');
  await expect(page).toHaveURL(/level=o-level&owner=suresh/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(words.list.filters(2))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const listed = `All open; ${filter.level}: O Level; ${filter.owner}: Suresh`;
  await expect(page.getByRole('heading', { name: listed })).toBeInViewport();
  const school = page.getByRole('banner').getByText(documents.school.name);
  expect((await school.boundingBox())?.width).toBeGreaterThan(50);
  await page.emulateMedia({ media: null });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.list.save }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain(commerce);
  expect(table).not.toContain(physics);

  // The focus stays near what has disappeared.
  const remove = (name: string, value: string) =>
    page.getByRole('link', { name: words.list.removeFilter(name, value) });
  await remove(filter.level, 'O Level').press('Enter');
  await expect(remove(filter.owner, 'Suresh')).toBeFocused();
  await page.getByRole('link', { name: words.list.clearFilters }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(page.locator('main li a:focus')).toHaveAccessibleName(new RegExp(commerce));
  await expect(page).toHaveURL(/\/$/);

  // The search stays cleared, and both filters are in the address.
  const search = page.getByRole('searchbox', { name: words.list.search });
  await search.fill('no such name');
  await expect(page.getByText(words.list.noneFound('no such name'))).toBeVisible();
  await search.fill('');
  await open.click();
  await level.selectOption('A Level');
  await expect(page).toHaveURL(/level=a-level/);
  await expect(search).toHaveValue('');
  await expect(rows).toHaveCount(1);

  await page.goto('/');
  await open.click();
  await level.evaluate(
    (first, second) => {
      const choose = (select: Element | null, value: string) => {
        if (!(select instanceof HTMLSelectElement)) throw new Error('This is no list of choices.');
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      choose(first, 'a-level');
      choose(second, 'registration');
    },
    await page.getByRole('combobox', { name: filter.kind }).elementHandle(),
  );
  await expect(page).toHaveURL(/level=a-level/);
  await expect(page).toHaveURL(/kind=registration/);
});

test('filters by subject, class, day, and the class in which a student is placed', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  const colleague = await office.colleague();
  const reference = await office.registration();
  const old = await office.registration({ subjects: ['Biology'] });
  office.age(old, 24 * 20);
  await colleague.put(`/api/submissions/${old}/waiting-for`, { classes: [SATURDAY] });
  await page.goto('/');
  const choose = async (label: string, value: string) => {
    await page.getByRole('combobox', { name: label }).selectOption(value);
  };
  await page.getByRole('button', { name: words.list.filters(0), exact: true }).click();
  await choose(filter.subject, 'Biology');
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0);
  await expect(page.getByRole('link', { name: old })).toBeVisible();
  await choose(filter.subject, '');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await choose(filter.waitingFor, SATURDAY);
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0);
  await expect(page.getByRole('link', { name: old })).toBeVisible();
  await choose(filter.waitingFor, '');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await choose(filter.class, SATURDAY);
  await choose(filter.level, 'o-level');
  const chosen = page.getByRole('combobox', { name: filter.class }).locator('option:checked');
  await expect(chosen).toHaveText(/^Physics, Saturday/);
  const filters = page.getByRole('list', { name: words.list.filters(0) });
  await expect(filters).toContainText(`${filter.class}: Physics, Saturday`);
  await choose(filter.class, '');
  await choose(filter.level, '');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await page.getByLabel(filter.from).fill('2026-11-20');
  await expect(filters).toContainText(`${filter.from}: 20 November 2026`);
  // The counts of the tabs are those without a filter.
  await expect(page.getByRole('navigation', { name: words.list.states })).toContainText('–');
  await expect(page.getByRole('link', { name: old })).toHaveCount(0);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await page.getByLabel(filter.to).fill('2026-11-10');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The first day is after the last day.' }),
  ).toBeVisible();
  const sheet = page.getByRole('dialog', { name: words.list.filters(0) });
  await sheet.getByRole('link', { name: words.list.clearFilters }).click();
  await expect(page.getByRole('link', { name: old })).toBeVisible();

  await colleague.post(`/api/submissions/${reference}/state`, {
    state: 'placed',
    was: 'new',
    classes: [SATURDAY],
  });
  await choose(filter.placedIn, SATURDAY);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(page.getByRole('link', { name: old })).toHaveCount(0);
  await choose(filter.callAgain, 'later');
  await expect(page.getByText('There are no submissions with these filters')).toBeVisible();
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('button', { name: words.list.filters(2) })).toBeFocused();
  await page
    .getByRole('link', { name: words.list.removeFilter(filter.callAgain, 'Later') })
    .click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();

  // An unknown filter in the address.
  await page.goto('/?subject=Alchemy');
  await expect(page.getByText('There is no subject of this name.')).toBeVisible();
  await page.getByRole('link', { name: words.list.clearFilters }).first().click();
  await expect(page.getByRole('link', { name: old })).toBeVisible();
});
