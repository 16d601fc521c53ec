import { build } from 'vite';

/**
 * Bundles a script with all that it imports into one small file; returns its code.
 * @param define names in the script that stand for a fixed value
 */
export async function bundleOneFile(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
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
