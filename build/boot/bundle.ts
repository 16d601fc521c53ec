import { bundleOneFile } from '#build/one-file.ts';
import type { PageFiles } from '#build/page-files.ts';
import { todayFunction } from '#payloads/today.ts';

/**
 * Makes the boot script: out, a function that writes it for a page.
 * @param backendOrigin where the functions answer, when that is not the page's own origin
 */
export async function bundleBoot(
  backendOrigin: string | undefined,
): Promise<(page: PageFiles) => string> {
  const code = await bundleOneFile('build/boot/boot.ts', {
    HOLD_FORMS: String(backendOrigin !== undefined),
    TODAY: JSON.stringify(`${backendOrigin ?? ''}/functions/v1/${todayFunction}`),
  });
  const names = (files: string[]) => files.map((file) => file.replace('/assets/', ''));
  return ({ scripts, styles }) =>
    `(PAGE=>{${code}})(${JSON.stringify({ scripts: names(scripts), styles: names(styles) })})`;
}
