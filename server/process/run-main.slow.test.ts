import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { place, placeForEachTest } from '#test/server-place.ts';
import { runToEnd } from '#test/server-process.ts';

placeForEachTest();

// One reason of each step of the start; the tests of deps/ and run-main.test.ts have the others.
test.each([
  ['its variables', /^PORT must be /, { PORT: 'http' }, () => {}],
  [
    'its data',
    /^DATA_DIR must be a folder .* it is a file\.$/m,
    {},
    () => writeFileSync(place.dataDir, ''),
  ],
  [
    'the built site',
    /run `npm run build` first/,
    {},
    () => rmSync(join(place.folder, 'dist'), { recursive: true }),
  ],
  ['its address', /^HOST must be /, { HOST: '203.0.113.9' }, () => {}],
] as [string, RegExp, Record<string, string>, () => void][])(
  'a server that cannot start because of %s prints a sentence, and exits',
  async (_, sentence, env, spoil) => {
    spoil();
    const { code, stdout, stderr } = await runToEnd(place, 'server/main.ts', [], {
      PORT: '0',
      HOST: '127.0.0.1',
      OFFICE_PORT: 'off',
      ...env,
    });
    expect([code, stdout]).toEqual([1, '']);
    // No stack trace.
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).toMatch(sentence);
  },
);
