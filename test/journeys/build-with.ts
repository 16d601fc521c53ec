import { spawn } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { cleanEnv } from '#test/clean-env.ts';
import { builtSite } from '#test/school-env.ts';

const leftOut = ['.git', 'data', 'dist', builtSite.SITE_FOLDER, 'node_modules', 'test-results'];

/**
 * Builds the site with other environment variables, in a temporary folder.
 * @returns the folder: a copy of the project with the build. The caller removes it.
 */
export async function buildWith(env: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-build-'));
  await cp('.', folder, { recursive: true, filter: (from) => !leftOut.includes(basename(from)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const build = spawn(process.execPath, ['build/site.ts'], {
    cwd: folder,
    env: { ...cleanEnv(), ...env },
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const code = await new Promise((done) => build.once('close', done));
  if (code !== 0) throw new Error(`The build with ${Object.keys(env)} failed: ${said}`);
  return folder;
}
