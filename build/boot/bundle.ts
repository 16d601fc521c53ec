import { bundleOneFile } from '#build/one-file.ts';
import type { PageFiles } from '#build/page-files.ts';

/**
 * Makes the boot script: out, a function that writes it for a page.
 * @param holdForms see boot.ts
 */
export async function bundleBoot(holdForms: boolean): Promise<(page: PageFiles) => string> {
  const code = await bundleOneFile('build/boot/boot.ts', { HOLD_FORMS: String(holdForms) });
  const names = (files: string[]) => files.map((file) => file.replace('/assets/', ''));
  return ({ scripts, styles }) =>
    `(PAGE=>{${code}})(${JSON.stringify({ scripts: names(scripts), styles: names(styles) })})`;
}
