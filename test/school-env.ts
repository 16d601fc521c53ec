import { join } from 'node:path';

/**
 * The environment of tests and of their processes: they read the documents of a school of their
 * own, so that an edit of the real school's facts breaks no test.
 */
export const school = {
  DEFAULT_DOCUMENTS: join(import.meta.dirname, 'school'),
};

/** The folder into which the journeys build that school's site, and from which they serve it. */
export const builtSite = { SITE_FOLDER: 'dist-test' };
