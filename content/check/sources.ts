import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Modules } from './walk.ts';

/**
 * Every content file by its path in content/, so that a new one is checked without being listed
 * anywhere. Those in folders come first: what is wrong in one is told of the file it stands in.
 *
 * @param root the project's folder
 */
export async function loadContent(root: string): Promise<Modules> {
  const files = (await typescriptIn(root, 'content'))
    .map((file) => file.slice('content/'.length))
    .filter((file) => !/^(check|schemas|documents|valid-documents)\b/.test(file))
    .sort((one, other) => depthOf(other) - depthOf(one) || (one < other ? -1 : 1));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file,
        { ...(await import(pathToFileURL(join(root, 'content', file)).href)) },
      ]),
    ),
  );
}

function depthOf(file: string): number {
  return file.split('/').length;
}

async function typescriptIn(root: string, folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true }).catch((error) => {
    // Not every folder is in every copy of the project.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.|node_modules/.test(file))
    .sort();
}
