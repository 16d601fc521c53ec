import { expect, it } from 'vitest';
import { sitePage } from '#content/office/site-texts.ts';
import { stepsOf } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields, schemas } from '#content/schemas/documents.ts';
import { fieldAt } from '#content/schemas/editor-fields.ts';

it('lists every document in one group', () => {
  const listed = sitePage.sections.groups.flatMap(({ documents }) => Object.keys(documents));
  expect(listed.toSorted()).toEqual(Object.keys(schemas).toSorted());
});

it('leads to fields that there are, of what is seldom changed', () => {
  for (const { to } of sitePage.sections.seldom.fields) {
    const [, id = '', path = ''] = /^\/site\/(\w+)#(.+)$/.exec(to) ?? [];
    expect(fieldAt(documentFields[id as DocumentId], stepsOf(path)), to).toBeDefined();
  }
});
