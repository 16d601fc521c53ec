import { expect, test } from 'vitest';
import { allClasses, classById } from '#rules/timetable/classes.ts';
import { changesFrom, placesByClass } from '#server/store/office/class-changes.ts';
import { slotsBetween } from '#server/store/office/diary.ts';
import { countAll } from '#server/store/office/office-list.ts';
import { countFigures } from '#server/store/office/office-promise.ts';
import { countGroups } from '#server/store/office/work-groups.ts';
import { documents } from '#test/documents.ts';
import { openTestStore } from '#test/server-store.ts';
import { fillDemo } from './fill.ts';
import { sampleSubmissions } from './sample-submissions.ts';

test('the demo has submissions in every state, a waiting list, a diary and changed classes', async () => {
  const store = await openTestStore();
  const now = Date.parse('2026-11-25T04:30:00Z');
  await fillDemo(store, documents, 'office@school.example', now);

  const { undelivered: _, ...counts } = await countAll(store, now);
  for (const [state, count] of Object.entries(counts)) expect(count, state).toBeGreaterThan(0);
  const { byChannel, byClass, byState } = await countFigures(store, documents, {}, now);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(total - (byChannel.visit ?? 0)).toBe(41);
  expect(byClass.every(({ placed }) => placed > 0)).toBe(true);
  expect(byClass.filter(({ placed, seats }) => placed >= seats)).toHaveLength(2);
  expect(Object.values((await placesByClass(store)) ?? {})).toContain('full');
  expect(await changesFrom(store, '2026-11-25')).toHaveLength(2);
  const slots = await slotsBetween(store, now, now + 7 * 86_400_000);
  expect(slots).toHaveLength(16);
  expect(slots[0]?.taken).toBe(1);
  const offers = await store.selectFrom('submissions').where('offer_state', '=', 'open');
  expect(await offers.select('id').execute()).toHaveLength(1);
  const { yes, result, 'no-class': noClass } = await countGroups(store, documents, now);
  expect([yes, result, noClass]).toEqual([1, 1, 1]);
  expect([byChannel.phone, byState.placed > 0]).toEqual([1, true]);
  const waiting = await store
    .selectFrom('submissions')
    .where('waiting_for_classes', 'is not', null);
  expect(await waiting.select('id').execute()).not.toEqual([]);
  await store.destroy();
});

test('each class in the demo is of the level and of a subject of its registration', () => {
  const samples = sampleSubmissions(documents, allClasses(documents).slice(0, 2));
  for (const { kind, fields } of samples) {
    if (kind === 'enquiry') continue;
    const chosen = classById(documents, fields.classes?.[0] ?? '');
    expect(chosen?.level).toBe(fields.level);
    expect(fields.subjects).toContain(chosen?.registersAs);
  }
});
