// A thread that reads the pages of several versions, with the half of the release that renders them.
// It posts the pages that each of them shows differently from the first.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { sitePaths } from '#content/pages/paths.ts';
import { nothingChanged } from '#rules/timetable/news.ts';

const { entry, versions, day } = workerData;
const published = { answer: { ...nothingChanged, at: new Date(day).toISOString() }, now: day };
let first: string[] = [];
const changed: string[][] = [];
for (const [at, documents] of versions.entries()) {
  // Each import begins with these.
  workerData.documents = documents;
  const { renderPage, documentOf } = await import(`${pathToFileURL(entry)}?${at}`);
  const pages: string[] = [];
  for (const path of sitePaths) {
    const body = await renderPage(path, { published });
    const { html } = documentOf('', { path, styles: '', scripts: '' });
    const head = html.match(/<title>.*?<\/title>|<meta [^>]*>/g)?.join('');
    pages.push(head + body);
  }
  if (at === 0) first = pages;
  else changed.push(sitePaths.filter((_, page) => pages[page] !== first[page]));
}
parentPort?.postMessage(changed);
