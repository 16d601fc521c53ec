import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DocumentId, problemsInFields, schemas } from '#content/schemas/documents.ts';

test.each(Object.keys(schemas))('the other school’s %s matches its schema', (id) => {
  const text = readFileSync(`test/fixture-school/${id}.json`, 'utf8');
  expect(problemsInFields(id as DocumentId, JSON.parse(text))).toEqual([]);
});
