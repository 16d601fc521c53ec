import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';

it.each(['titles', 'descriptions'] as const)('gives each page %s of its own', (kind) => {
  const texts = Object.values(documents.pages[kind]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each(Object.entries(documents.pages.descriptions))(
  'describes %s in 50 to 160 characters, which search results show whole',
  (_, description) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
