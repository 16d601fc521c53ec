import { expect, it } from 'vitest';
import { documentTitles } from '#content/office/site-names.ts';
import { sitePage } from '#content/office/site-texts.ts';

it('lists every document in one group', () => {
  const listed = sitePage.sections.groups.flatMap(({ documents }) => Object.keys(documents));
  expect(listed.toSorted()).toEqual(Object.keys(documentTitles).toSorted());
});
