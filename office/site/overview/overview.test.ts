import { expect, it } from 'vitest';
import { sitePage } from '#content/office/site-texts.ts';
import { schemas } from '#content/schemas/documents.ts';

it('lists every document in one group', () => {
  const listed = sitePage.sections.groups.flatMap(({ documents }) => Object.keys(documents));
  expect(listed.toSorted()).toEqual(Object.keys(schemas).toSorted());
});
