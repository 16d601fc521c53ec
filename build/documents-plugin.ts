import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fillTexts } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { timetableOn } from '#rules/timetable/changes.ts';

const prefix = '#documents/';
const fillText = fileURLToPath(import.meta.resolve('#content/fill-text.ts'));

/** The prefix of the ids of modules for documents. */
const own = '\0document:';

/** The folder of the documents that this process reads. */
export const documentsFolder = dirname(
  fileURLToPath(import.meta.resolve('#documents/school.json')),
);

/**
 * Makes each field of a document a separate module, so that a page's scripts contain only the
 * fields that the page uses. The marks of placeholders are left out. A build of the public pages
 * puts the facts into the texts, so that the browser need not.
 *
 * @param builtAt when the public pages are built: they show the classes of that day
 */
export function documents(builtAt?: Instant): Plugin {
  let isFilled = false;
  return {
    name: 'documents',
    enforce: 'pre',
    configResolved({ command }) {
      // The facts that Node has read would be outdated while documents are edited.
      isFilled = command === 'build' && builtAt !== undefined;
    },
    // Without '.json' in their ids, so that Vite takes them for scripts.
    resolveId(source) {
      if (source.startsWith(own)) return source;
      return source.startsWith(prefix) ? own + basename(source, '.json') : undefined;
    },
    async load(module) {
      if (module === fillText && isFilled) return 'export const fillTexts = (texts) => texts;';
      if (!module.startsWith(own)) return;
      const [id, part] = module.slice(own.length).split('?');
      const file = join(documentsFolder, `${id}.json`);
      this.addWatchFile(file);
      const written = JSON.parse(await readFile(file, 'utf8'), withoutPlaceholders);
      const shown = builtAt === undefined ? written : await onPages(id, written, builtAt);
      const fields: object = isFilled ? fillTexts(shown) : shown;
      if (!part) return `export * as default from ${JSON.stringify(`${module}?fields`)};`;
      if (part !== 'fields') {
        return `export default ${JSON.stringify(fields[part as keyof typeof fields])};`;
      }
      return Object.keys(fields)
        .map((field) => {
          const source = `${own}${id}?${field}`;
          return `export { default as ${JSON.stringify(field)} } from ${JSON.stringify(source)};`;
        })
        .join('\n');
    },
  };
}

function withoutPlaceholders(key: string, value: unknown): unknown {
  return key === 'placeholders' ? undefined : value;
}

/** The ids of the pictures that the office has uploaded: they are next to the documents. */
export async function uploadedPictures(): Promise<Set<string>> {
  const files = await readdir(join(documentsFolder, 'pictures')).catch((): string[] => []);
  return new Set(files.map((file) => basename(file, '.webp')));
}

/** A document as the public pages show it. */
async function onPages(id = '', fields: object, now: Instant): Promise<object> {
  if (id === 'timetable') return timetableOn(now, fields as Documents['timetable']);
  const uploaded = await uploadedPictures();
  return JSON.parse(JSON.stringify(fields), (_, value) => {
    if (!value?.picture || uploaded.has(value.picture.id)) return value;
    // Without an uploaded picture a teacher has initials, and a room the drawing of its id.
    const { picture, ...rest } = value;
    return id === 'facilities' ? { ...rest, picture: { ...picture, id: value.id } } : rest;
  });
}
