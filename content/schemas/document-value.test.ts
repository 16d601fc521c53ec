import { describe, expect, it } from 'vitest';
import { everyEdit } from '#test/every-edit.ts';
import { readDocuments } from '../read-documents.ts';
import { cleanDocument } from './clean-document.ts';
import {
  altAfterRename,
  changed,
  confirmed,
  counterpart,
  differences,
  edited,
  isPlaceholder,
  isSame,
  merged,
  stepsIn,
  stepsOf,
  undone,
  valueAt,
  withoutUnfinished,
} from './document-value.ts';
import { documentFields } from './documents.ts';
import { pointer } from './editor-fields.ts';

const school = {
  name: 'School Name',
  hotline: '+94 11 000 0001',
  people: [
    { id: 'a', name: 'Ann', placeholders: ['name'] },
    { id: 'b', name: 'Ben' },
  ],
  placeholders: ['name', 'hotline'],
};

it('reads the steps of a pointer', () => {
  expect(stepsOf('/classes/o-level/0')).toEqual(['classes', 'o-level', '0']);
  expect(stepsOf('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
  expect(stepsOf('')).toEqual([]);
});

it('changes one value and leaves the document as it was', () => {
  const next = changed(school, ['people', '1', 'name'], 'Bob');
  expect(next).toEqual({ ...school, people: [school.people[0], { id: 'b', name: 'Bob' }] });
  expect(school.people[1]?.name).toBe('Ben');
  expect(changed({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
});

it('takes the mark from a placeholder that was replaced, and puts it back', () => {
  const next = edited(school, ['hotline'], '+94 11 234 5678', school);
  expect(isPlaceholder(next, ['hotline'])).toBe(false);
  expect(isPlaceholder(next, ['name'])).toBe(true);
  expect(isPlaceholder(edited(next, ['hotline'], school.hotline, school), ['hotline'])).toBe(true);
  const named = edited(school, ['people', '0', 'name'], 'Anna', school);
  expect(named).toHaveProperty('people.0', { id: 'a', name: 'Anna' });
});

it('is the published document again once the published value is typed again', () => {
  const documents = readDocuments('content/documents');
  for (const { document, steps, to } of everyEdit(documents)) {
    const published: unknown = documents[document];
    const value = valueAt(published, steps);
    const back = edited(edited(published, steps, to, published), steps, value, published);
    expect(isSame(back, published), `${document}${pointer(steps)}`).toBe(true);
  }
});

it('finds where a value is after its entry was moved, but not after it was removed', () => {
  const moved = { ...school, people: school.people.toReversed() };
  expect(stepsIn(school, ['people', '0', 'name'], moved)).toEqual(['people', '1', 'name']);
  expect(stepsIn(school, ['hotline'], moved)).toEqual(['hotline']);
  expect(
    stepsIn(school, ['people', '0'], { ...school, people: [school.people[1]] }),
  ).toBeUndefined();
});

it('finds an entry that was moved in the published list', () => {
  const moved = { ...school, people: school.people.toReversed() };
  expect(counterpart(moved, ['people', '0', 'name'], school)).toBe('Ben');
  const added = { ...school, people: [{ id: 'c', name: 'Cat' }] };
  expect(counterpart(added, ['people', '0', 'name'], school)).toBeUndefined();
});

describe('a colleague’s change to the same document', () => {
  it('is joined with another value’s', () => {
    const mine = edited(school, ['hotline'], 'mine', school);
    const theirs = edited(school, ['name'], 'theirs', school);
    const { value, disagreements } = merged(school, mine, theirs);
    expect(disagreements).toEqual([]);
    expect(value).toEqual({ name: 'theirs', hotline: 'mine', people: school.people });
  });

  it('is asked about where both changed one value', () => {
    const mine = changed(school, ['name'], 'mine');
    const theirs = changed(school, ['name'], 'theirs');
    expect(merged(school, mine, theirs)).toEqual({
      value: mine,
      disagreements: [{ path: '/name', mine: 'mine', theirs: 'theirs' }],
    });
  });

  it('is asked about where the key is the path of a page', () => {
    const titles = (title: string) => ({ titles: { '/about': title } });
    const { value, disagreements } = merged(titles('About'), titles('mine'), titles('theirs'));
    const steps = stepsOf(disagreements[0]?.path ?? '');
    expect(changed(value, steps, 'theirs')).toEqual(titles('theirs'));
  });

  it('is joined in a list: added, removed, moved and changed entries', () => {
    const base = [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
      { id: 'c', n: 1 },
    ];
    const mine = [
      { id: 'c', n: 1 },
      { id: 'a', n: 2 },
      { id: 'new', n: 1 },
      { id: 'b', n: 1 },
    ];
    const theirs = [
      { id: 'a', n: 1 },
      { id: 'c', n: 3 },
      { id: 'other', n: 1 },
    ];
    expect(merged(base, mine, theirs)).toEqual({
      value: [
        { id: 'c', n: 3 },
        { id: 'a', n: 2 },
        { id: 'new', n: 1 },
        { id: 'other', n: 1 },
      ],
      disagreements: [],
    });
  });

  it('keeps an entry that one removed and the other changed', () => {
    const theirs = changed(school, ['people', '1', 'name'], 'Bob') as typeof school;
    const mine = { ...school, people: [school.people[0]] };
    expect(merged(school, mine, theirs).value).toEqual(theirs);
  });
});

describe('undoing one change', () => {
  const [ann, ben] = school.people;
  const cat = { id: 'c', name: 'Cat' };
  const published = { ...school, people: [ann, ben, cat] };
  /** Everything at once: another order, an edit, a new entry, a removed one, a value. */
  const draft = {
    ...school,
    hotline: '+94 11 234 5678',
    placeholders: ['name'],
    people: [cat, { id: 'new', name: 'New' }, { id: 'a', name: 'Anna' }],
  };
  const all = differences(published, draft);
  const at = (path: string) => all.find(({ steps }) => `/${steps.join('/')}` === path);
  const undo = (path: string) => {
    const difference = at(path);
    if (!difference) throw new Error(`${path} is not changed.`);
    return undone(draft, difference, published);
  };

  it('names each change once', () => {
    expect(all.map(({ steps }) => steps.join('/'))).toEqual([
      'hotline',
      'people/1',
      'people/2/name',
      'people/1',
      'people',
    ]);
  });

  it('puts a value back, with its mark', () => {
    const { people } = draft;
    expect(undo('/hotline')).toEqual({ ...school, people });
    expect(undo('/people/2/name')).toMatchObject({ people: [cat, { id: 'new' }, ann] });
  });

  it('restores the order and keeps what else was changed', () => {
    expect(undo('/people')).toEqual({
      ...draft,
      people: [{ id: 'a', name: 'Anna' }, { id: 'new', name: 'New' }, cat],
    });
  });

  it('removes what was added, and puts back what was removed', () => {
    const [added, removed] = all.filter(({ steps }) => steps.join('/') === 'people/1');
    if (!added || !removed) throw new Error('Both are changes.');
    expect(undone(draft, added, published)).toEqual({
      ...draft,
      people: [cat, { id: 'a', name: 'Anna' }],
    });
    expect(undone(draft, removed, published)).toEqual({
      ...draft,
      people: [cat, { id: 'new', name: 'New' }, { id: 'a', name: 'Anna' }, ben],
    });
    expect(undone(published, removed, published)).toEqual(published);
  });

  it('leaves nothing when each is undone', () => {
    const back = all.reduceRight<unknown>((value, _) => {
      const [first] = differences(published, value);
      return first ? undone(value, first, published) : value;
    }, draft);
    expect(back).toEqual(published);
  });

  it('knows a photo from an entry of a list', () => {
    const withPhoto = { ...ben, picture: { id: 'p', alt: 'Ben' } };
    const photo = { ...published, people: [ann, withPhoto, cat] };
    const [added] = differences(published, photo);
    expect(added && undone(photo, added, published)).toEqual(published);
    const [removed] = differences(photo, published);
    expect(removed && undone(published, removed, photo)).toEqual(photo);
  });
});

it('takes the mark from a list with its first entry, and puts it back without it', () => {
  const [ann, ben] = school.people;
  const marked = { results: [], placeholders: ['results'] };
  const filled = { results: [ann, ben] };
  const [first, second] = differences(marked, filled);
  // With one of the changes alone.
  const alone = first && undone(marked, { ...first, from: first.to, to: null }, filled);
  expect(alone).toEqual({ results: [ann] });
  const one = first && undone(filled, first, marked);
  expect(one).toEqual({ results: [ben] });
  expect(second && undone(one, second, marked)).toEqual(marked);
});

it('finds what was confirmed as it is', () => {
  const right = confirmed(school, ['hotline']);
  expect(differences(school, right)).toEqual([
    { steps: ['hotline'], from: school.hotline, to: school.hotline },
  ]);
  const [one] = differences(school, right);
  expect(one && undone(right, one, school)).toMatchObject({ placeholders: ['name', 'hotline'] });
});

it('compares values', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  for (const [one, other] of [
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    ['1', 1],
    [{ a: 1 }, { a: 1, b: 2 }],
  ]) {
    expect(isSame(one, other)).toBe(false);
  }
});

it('leaves out the entries that are being filled in', () => {
  const entry = { id: 'new', name: '' };
  const draft = { ...school, hotline: 'other', people: [entry, ...school.people] };
  expect(withoutUnfinished(draft, school)).toEqual({ ...school, hotline: 'other' });
  const complete = { ...draft, people: [{ id: 'new', name: 'New' }, ...school.people] };
  expect(withoutUnfinished(complete, school)).toEqual(complete);
  // What was emptied is a mistake, and is sent.
  const emptied = { ...school, hotline: '', people: [{ id: 'a', name: '' }] };
  expect(withoutUnfinished(emptied, school)).toEqual(emptied);
  expect(withoutUnfinished({ intro: ['One.', ''] }, { intro: ['One.'] })).toEqual({
    intro: ['One.'],
  });
  expect(withoutUnfinished({ intro: [''] }, { intro: ['One.'] })).toEqual({ intro: [''] });
});

it('lets the description of a photo follow the name', () => {
  const record = { name: 'Mr. Old', picture: { id: 'p', alt: 'Mr. Old with a globe' } };
  expect(altAfterRename(record, 'Ms. New', record)).toBe('Ms. New with a globe');
  const emptied = { name: '', picture: { id: 'p', alt: ' with a globe' } };
  expect(altAfterRename(emptied, 'Ms. New', record)).toBe('Ms. New with a globe');
  const own = { ...record, picture: { id: 'p', alt: 'A teacher' } };
  expect(altAfterRename(own, 'Ms. New', record)).toBeUndefined();
  expect(altAfterRename({ name: 'A', picture: { alt: 'A' } }, 'B', undefined)).toBe('B');
  expect(altAfterRename({ name: 'A' }, 'B', record)).toBeUndefined();
});

it('cleans what was typed or pasted, and writes numbers as the site does', () => {
  const fields = documentFields.school;
  const typed = {
    name: '\u202e  Lake\u200bside\u2028Tutors ',
    hotline: '011 258 4411',
    mobile: '077-712 3456',
    landline: '\u202d+94 11 234 5678\u202c',
    email: ' hello@school.lk\u200b ',
    departments: [{ id: 'x', name: ' Parents’  B ' }],
    copyrightYear: 2026,
  };
  expect(cleanDocument(fields, typed)).toEqual({
    name: 'Lakeside Tutors',
    hotline: '+94 11 258 4411',
    mobile: '+94 77 712 3456',
    landline: '+94 11 234 5678',
    email: 'hello@school.lk',
    departments: [{ id: 'x', name: "Parents' B" }],
    copyrightYear: 2026,
  });
  expect(cleanDocument(fields, { hotline: 'abc' })).toEqual({ hotline: 'abc' });
  expect(cleanDocument(documentFields.payment, { when: ' \u3164' })).toEqual({ when: null });
});
