import { expect, it } from 'vitest';
import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';

it.each(['titles', 'descriptions'] as const)('gives each page %s of its own', (kind) => {
  const texts = Object.values(pages[kind]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each(Object.entries(fillTexts(pages.descriptions)))(
  'describes %s in 50 to 160 characters, which search results show whole',
  (_, description) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
