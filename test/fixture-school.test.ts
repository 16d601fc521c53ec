import { expect, test } from 'vitest';
import { type DocumentId, problemsInFields, schemas } from '#content/schemas/documents.ts';
import { otherSchools } from './fixture-school.ts';

test.each(Object.keys(schemas))('the other school’s %s matches its schema', (id) => {
  expect(problemsInFields(id as DocumentId, otherSchools(id))).toEqual([]);
});
