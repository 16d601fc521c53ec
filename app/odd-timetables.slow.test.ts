import { expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { documents } from '#test/documents.ts';
import { renderPages } from '#test/render-pages.ts';

const { timetable, teachers } = documents;

/** The same with these classes of O Level. */
function withOLevel(rows: readonly object[]): Documents {
  const classes = { ...timetable.classes, 'o-level': rows };
  return { ...documents, timetable: { ...timetable, classes } } as unknown as Documents;
}

const rows = timetable.classes['o-level'];

test('slips lie over a planner only while its mornings are free', async () => {
  const slips = async (shown: Documents) =>
    (await renderPages(shown)).get('/schedule')?.match(/_pinned_/g) ?? [];
  expect(await slips(documents)).toHaveLength(2);
  const morning = { ...rows[0], id: 'early', from: '09:00', to: '11:00' };
  expect(await slips(withOLevel([...rows, morning]))).toHaveLength(1);
});

test('the venue is the room of all classes, if they have one', async () => {
  const venues = async (room: string) =>
    (await renderPages(withOLevel(rows.map((row) => ({ ...row, room })))))
      .get('/schedule')
      ?.match(/(?<=Venue<\/span><b>)[^<]*/g);
  expect(await venues('Room 4')).toEqual(['Room 4', 'Various Rooms']);
  expect(await venues('Various Rooms')).toEqual(['Various Rooms', 'Various Rooms']);
});

test('a level without a class has no week, no calendar, and no print of both levels', async () => {
  const classes = { ...timetable.classes, 'a-level': [] };
  const shown = await renderPages({ ...documents, timetable: { ...timetable, classes } });
  for (const path of ['/', '/schedule'] as const) {
    expect(shown.get(path)).toContain('/calendar/o-level.ics');
    expect(shown.get(path)).not.toContain('/calendar/a-level.ics');
  }
  expect(shown.get('/')).toMatch(/Local GCE A\/L Timetable<\/h2><p>No class on the timetable/);
  // In the week, and in the choice of classes.
  expect(shown.get('/schedule')?.match(/No class on the timetable/g)).toHaveLength(2);
  expect(shown.get('/schedule')).not.toContain('Print both levels');
  expect((await renderPages(documents)).get('/schedule')).toContain('Print both levels');
});

test('a school without classes offers no timetable to choose', async () => {
  const classes = { 'o-level': [], 'a-level': [] };
  const shown = await renderPages({ ...documents, timetable: { ...timetable, classes } });
  for (const [path, html] of shown) {
    expect.soft(html, path).not.toMatch(/\/calendar\/|#my-timetable|id="my-timetable"/);
  }
});

test('A Level Science without a class shows its areas, and no groups', async () => {
  const classes = { ...timetable.classes, 'a-level': [] };
  const page = (await renderPages({ ...documents, timetable: { ...timetable, classes } })).get(
    '/programs/a-level-science',
  );
  expect(page).toContain('Subject areas</h2>');
  expect(page).toContain('Cell Biology, Genetics, Ecology');
  expect(page).not.toMatch(/Class timetable|Weekday group/);
});

test('the home page shows teachers of A Level where O Level has none', async () => {
  const shown = await renderPages({ ...documents, teachers: { ...teachers, 'o-level': [] } });
  expect(shown.get('/')).toMatch(/The teachers<\/h2>.*href="\/teachers#asanka"/);
  expect(shown.get('/teachers')).toContain('ask the office who teaches at this level');
  expect(shown.get('/about')).toMatch(/>10 teachers for (<[^>]*>)*A Level/);
});

test('a teacher without a class says nothing about those of others', async () => {
  const free = teachers['a-level'].map((teacher) => ({ ...teacher, classes: [] }));
  const shown = await renderPages({ ...documents, teachers: { ...teachers, 'a-level': free } });
  expect(shown.get('/teachers')).toContain('No class on the timetable at the moment.');
  expect(shown.get('/teachers')).not.toContain('of this subject');
});
