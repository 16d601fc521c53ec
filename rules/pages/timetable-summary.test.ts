import { describe, expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import type { Choice } from '../timetable/choice.ts';
import { readChoice } from '../timetable/choice.ts';
import { type SchoolClass, weekOf } from '../timetable/classes.ts';
import { timetableSummary } from './timetable-summary.ts';

const read = (query: string) => readChoice(documents, new URLSearchParams(query)) as Choice;

describe('the summary of My timetable', () => {
  it('adds up one group of each subject', () => {
    const summary = timetableSummary(
      documents,
      read('level=a-level&class=a-level-physics-wednesday&class=a-level-english-saturday'),
    );
    expect(summary).toMatchObject({
      what: 'A Level, Local GCE',
      hours: '5',
      perWeek: 'LKR 4,500',
      perMonth: 'LKR 18,000',
      notes: { clashes: '', otherReading: '', doubled: '', notOffered: '' },
      clashes: {},
    });
  });

  it('notes that a second group of a subject is not needed, and counts it once', () => {
    const summary = timetableSummary(
      documents,
      read('level=o-level&class=o-level-science-monday&class=o-level-science-saturday'),
    );
    expect(summary.hours).toBe('2');
    expect(summary.perWeek).toBe('Rs. 1,500');
    expect(summary.notes.doubled).toBe('You ticked two groups of Science. You need only one.');
  });

  it('gives both readings of Edexcel A Level', () => {
    const summary = timetableSummary(
      documents,
      read('level=a-level&curriculum=edexcel&class=a-level-physics-wednesday'),
    );
    expect(summary.perMonth).toBe('LKR 15,600');
    expect(summary.notes.otherReading).toContain(
      'At LKR 1,200 an hour (as on the subject pages): LKR 14,400 a month.',
    );
  });

  it('names what Edexcel IGCSE is not offered in, and does not add it', () => {
    const summary = timetableSummary(
      documents,
      read('level=o-level&curriculum=edexcel&class=o-level-english-thursday'),
    );
    expect(summary.notes.notOffered).toBe(
      'Edexcel IGCSE is for O Level Science, ICT or Maths. English is not included: please ask us.',
    );
    expect(summary).toMatchObject({ hours: '0', perMonth: 'LKR 0' });
  });

  it('writes the sum of the hours with its minutes', () => {
    const [physics, chemistry] = weekOf(documents)['a-level'].filter(
      ({ day }) => day === 'Saturday',
    ) as [SchoolClass, SchoolClass];
    const classes = [physics, { ...chemistry, end: chemistry.start + 100 }];
    const choice: Choice = { level: 'a-level', curriculum: 'Local GCE', classes };
    expect(timetableSummary(documents, choice)).toMatchObject({
      hours: '4:40',
      hoursInWords: '4:40 hours',
      perWeek: 'LKR 4,200',
    });
  });

  it('names for each class the classes that it clashes with', () => {
    const [physics, chemistry] = weekOf(documents)['a-level'].filter(
      ({ day }) => day === 'Saturday',
    ) as [SchoolClass, SchoolClass];
    const moved = { ...chemistry, start: physics.start + 60, end: physics.end + 60 };
    const choice: Choice = {
      level: 'a-level',
      curriculum: 'Local GCE',
      classes: [physics, moved],
    };
    const summary = timetableSummary(documents, choice);
    expect(summary.notes.clashes).toBe(
      `Physics, Saturday 9.00 a.m.–12 noon, clashes with Chemistry, Saturday ${moved.time}.`,
    );
    expect(summary.clashes).toEqual({
      [physics.id]: `Clashes with Chemistry, Saturday ${moved.time}`,
      [moved.id]: 'Clashes with Physics, Saturday 9.00 a.m.–12 noon',
    });
  });

  it('registers for all classes, with curriculum and groups', () => {
    const choice = read(
      'level=a-level&curriculum=edexcel&class=a-level-physics-wednesday&class=a-level-chemistry-saturday',
    );
    const link = new URLSearchParams(timetableSummary(documents, choice).register.split('?')[1]);
    expect(link.get('level')).toBe('a-level');
    expect(link.getAll('subject')).toEqual(['Physics', 'Chemistry']);
    expect(readChoice(documents, link)).toEqual(choice);
  });

  it('registers for English once, though two classes register as it', () => {
    const choice = read(
      'level=a-level&class=a-level-general-english-friday&class=a-level-english-sunday',
    );
    const link = new URLSearchParams(timetableSummary(documents, choice).register.split('?')[1]);
    expect(link.getAll('subject')).toEqual(['English']);
  });
});
