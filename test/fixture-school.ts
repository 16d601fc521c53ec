import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemas } from '#content/schemas/documents.ts';

/**
 * A document of another school: that of the tests' school with the differences in test/fixture-school.
 * There, the entries of a list that differ are named by their place; another list replaces all of it.
 */
export function otherSchools(id: string): unknown {
  const own = readJson(`test/school/${id}.json`);
  const differences = `test/fixture-school/${id}.json`;
  return existsSync(differences) ? changed(own, readJson(differences)) : own;
}

/** Writes all its documents into a folder. */
export async function writeOtherSchool(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const id of Object.keys(schemas))
    await writeFile(join(folder, `${id}.json`), JSON.stringify(otherSchools(id)));
}

function changed(own: unknown, differences: unknown): unknown {
  if (!isObject(own) || !isObject(differences) || Array.isArray(differences)) return differences;
  const result: Record<string, unknown> = { ...own };
  for (const [key, difference] of Object.entries(differences)) {
    result[key] = changed(own[key], difference);
  }
  return Array.isArray(own) ? Object.values(result) : result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
