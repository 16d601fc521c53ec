import { describe, expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { type Choice, choiceQuery, hasChoice, readChoice } from './choice.ts';
import { weekOf } from './classes.ts';

const read = (query: string) => readChoice(documents, new URLSearchParams(query));
const query =
  'level=a-level&curriculum=edexcel&class=a-level-chemistry-tuesday&class=a-level-physics-saturday';

describe('a choice in the address', () => {
  it('is read and written back the same', () => {
    const choice = read(query) as Choice;
    expect(choice.curriculum).toBe('Edexcel');
    expect(choice.classes.map(({ subject }) => subject)).toEqual(['Chemistry', 'Physics']);
    expect(choiceQuery(documents, choice)).toBe(query);
  });

  it('is the same in whatever order it was typed', () => {
    const shuffled =
      'class=a-level-physics-saturday&class=a-level-chemistry-tuesday&level=a-level&curriculum=edexcel';
    expect(choiceQuery(documents, read(shuffled) as Choice)).toBe(query);
  });

  it('ignores what it does not know, and classes of the other level', () => {
    const choice = read('level=o-level&curriculum=nonsense&class=x&class=a-level-physics-saturday');
    expect(choice).toEqual({ level: 'o-level', curriculum: 'Local GCE', classes: [] });
    expect(read('class=a-level-physics-saturday')).toBeUndefined();
    expect(read('level=b-level')).toBeUndefined();
  });

  it('survives the journey for every set of classes of a level', () => {
    for (let set = 0; set < 2 ** weekOf(documents)['o-level'].length; set++) {
      const classes = weekOf(documents)['o-level'].filter((_, at) => set & (1 << at));
      const choice: Choice = { level: 'o-level', curriculum: 'Cambridge', classes };
      expect(read(choiceQuery(documents, choice))).toEqual(choice);
    }
  });
});

it.each([
  ['level=o-level', true],
  ['curriculum=Edexcel', true],
  ['class=a-level-physics-saturday', true],
  ['course=a-level-science', true],
  ['curriculum=x&utm_source=y', false],
  ['', false],
])('a page without scripts shows the choice of %j: %s', (query, isShown) => {
  expect(hasChoice(new URLSearchParams(query))).toBe(isShown);
});
