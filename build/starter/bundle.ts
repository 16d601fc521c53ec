import { bundleOneFile } from '#build/one-file.ts';
import type { PageModules } from '#build/scripts.ts';

export interface StarterPage extends PageModules {
  files: string[];
  styles: string;
  holdForms: boolean;
}

/** Makes the starter: out, a function that writes it for a page. */
export async function bundleStarter(): Promise<(page: StarterPage) => string> {
  const code = await bundleOneFile('build/starter/starter.ts');
  // `<` must not end the script element early.
  return (page) => `(PAGE=>{${code}})(${JSON.stringify(page).replaceAll('<', '\\u003c')})`;
}
