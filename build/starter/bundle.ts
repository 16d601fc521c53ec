import { build } from 'vite';
import type { PageModules } from '#build/scripts.ts';

export interface StarterPage extends PageModules {
  files: string[];
  holdForms: boolean;
}

/** Makes the starter: out, a function that writes it for a page. */
export async function bundleStarter(): Promise<(page: StarterPage) => string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'build/starter/starter.ts', formats: ['iife'], name: 'starter' },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error('The starter is one file.');
  const code = chunk.code.trim();
  // `<` must not end the script element early.
  return (page) => `(PAGE=>{${code}})(${JSON.stringify(page).replaceAll('<', '\\u003c')})`;
}
