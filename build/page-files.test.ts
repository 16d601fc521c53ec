import { expect, test } from 'vitest';
import { pageFiles } from './page-files.ts';

const manifest = {
  'app/entry.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_vendor.js', '_shared.js'],
    dynamicImports: ['app/fees.tsx', 'app/about.tsx'],
    css: ['assets/entry-1.css'],
  },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_shared.js': {
    file: 'assets/shared-1.js',
    imports: ['_vendor.js'],
    css: ['assets/shared-1.css'],
  },
  'app/fees.tsx': {
    file: 'assets/fees-1.js',
    imports: ['_shared.js', 'app/entry.tsx'],
    css: ['assets/fees-1.css'],
  },
  'app/about.tsx': { file: 'assets/about-1.js', css: ['assets/about-1.css'] },
};

test('a page needs its own files and all that they import, imported ones first', () => {
  expect(pageFiles(manifest, ['app/entry.tsx', 'app/fees.tsx'])).toEqual({
    scripts: [
      '/assets/vendor-1.js',
      '/assets/shared-1.js',
      '/assets/entry-1.js',
      '/assets/fees-1.js',
    ],
    styles: ['/assets/shared-1.css', '/assets/entry-1.css', '/assets/fees-1.css'],
  });
});

test('a page that was not built is named', () => {
  expect(() => pageFiles(manifest, ['app/contact.tsx'])).toThrow('app/contact.tsx');
});

test('rejects files that import each other, of which one runs before what it needs', () => {
  const circular = {
    ...manifest,
    '_vendor.js': { file: 'assets/vendor-1.js', imports: ['_shared.js'] },
  };
  expect(() => pageFiles(circular, ['app/entry.tsx'])).toThrow(/import each other/);
});
