import { build } from 'vite';

/** Bundles a script with all it imports into one small file; out, its code. */
export async function bundleOneFile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'bundled' },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk' || output.length !== 1) throw new Error(`${entry} is not one file.`);
  return chunk.code.trim();
}
