// Renders all pages of a draft for the office, without the scripts of the browser:
// `node build/render-preview.ts`, into the folder of the variable SITE_FOLDER.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePaths } from '#content/pages/paths.ts';
import { loadEntry, siteBuilder } from './prerender.ts';
import { usedStyles } from './styles.ts';
import { writePictures } from './uploaded-pictures.ts';
import { filesIn, pageFile, writeInto } from './write-files.ts';

const { SITE_FOLDER } = process.env;
if (!SITE_FOLDER) throw new Error('SITE_FOLDER is not set.');
// What is rendered is what visitors get.
process.env.NODE_ENV = 'production';

const builder = await siteBuilder(join(SITE_FOLDER, 'client'), SITE_FOLDER);
const { ssr } = builder.environments;
if (!ssr) throw new Error('The site has no half for the server.');
await builder.build(ssr);
const { renderPage, documentOf } = await loadEntry(SITE_FOLDER);
const sheets = (await filesIn(SITE_FOLDER)).filter((file) => file.endsWith('.css'));
const css = await Promise.all(sheets.map((file) => readFile(join(SITE_FOLDER, file), 'utf8')));
for (const path of [...sitePaths, '/404']) {
  const body = await renderPage(path);
  const styles = usedStyles(css.join('\n'), body);
  const { html } = documentOf(body, { path, styles, scripts: '' });
  await writeInto(SITE_FOLDER, pageFile(path), html);
}
await writePictures(SITE_FOLDER);
// The office serves everything that is in the folder.
await rm(join(SITE_FOLDER, 'entry.server.js'));
