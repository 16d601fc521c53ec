import { expect, it } from 'vitest';
import { metadata } from './metadata.ts';

const pages = Object.entries(metadata);

it('gives each page a title and a description of its own', () => {
  expect(new Set(pages.map(([, { title }]) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(([, { description }]) => description)).size).toBe(pages.length);
});

it.each(pages)(
  'describes %s in 50 to 160 characters, which search results show whole',
  (...page) => {
    const [, { description }] = page;
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
