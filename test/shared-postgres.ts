import type { TestProject } from 'vitest/node';
import { startPostgres } from './server-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the slow tests share. */
    postgres: string;
  }
}

/** Starts one PostgreSQL for all slow tests; none of them kills it, so it need not write to the disk. */
export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(['-c', 'fsync=off', '-c', 'max_connections=300']);
  project.provide('postgres', url);
  return stop;
}
