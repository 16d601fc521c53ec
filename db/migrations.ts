import type { Migration } from 'kysely/migration';
import * as submissionsAndOutbox from './migrations/0001-submissions-and-outbox.ts';

/** Every migration by its name, in order; one set for SQLite and Postgres. Never change an old one. */
export const migrations: Record<string, Migration> = {
  '0001-submissions-and-outbox': submissionsAndOutbox,
};
