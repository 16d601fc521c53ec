import { resolve } from 'node:path';

/**
 * The environment of tests and of their processes: they read the documents of a school of their
 * own, so that an edit of the real school's facts breaks no test.
 */
export const school = {
  DEFAULT_DOCUMENTS: resolve('test/school'),
  NODE_OPTIONS: `--import=${resolve('build/active-documents.ts')}`,
};

/** Where the journeys have the site and the office of that school built, and serve them from. */
export const builtSite = { SITE_FOLDER: 'dist-test', OFFICE_FOLDER: 'dist-test-office' };
