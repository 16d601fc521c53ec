import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const prefix = '#documents/';

/** Before the ids of the modules that stand for documents. */
const own = '\0document:';

/**
 * The folder of the documents that this process reads.
 * @throws if SITE_DOCUMENTS names another one: Node and Vite would build from two versions
 */
export function documentsFolder(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('#documents/school.json')));
  const wanted = process.env.SITE_DOCUMENTS;
  if (wanted && resolve(wanted) !== folder) {
    throw new Error(
      'SITE_DOCUMENTS is set, but Node was not started with --import ./build/active-documents.ts.',
    );
  }
  return folder;
}

/**
 * Makes each field of a document a module of its own, so that a page's scripts contain only the
 * fields that the page uses. The marks of placeholders are left out.
 */
export function documents(): Plugin {
  const folder = documentsFolder();
  return {
    name: 'documents',
    enforce: 'pre',
    // Without '.json' in their ids, so that Vite takes them for scripts.
    resolveId(source) {
      if (source.startsWith(own)) return source;
      return source.startsWith(prefix) ? own + basename(source, '.json') : undefined;
    },
    async load(module) {
      if (!module.startsWith(own)) return;
      const [id, part] = module.slice(own.length).split('?');
      const file = join(folder, `${id}.json`);
      this.addWatchFile(file);
      const fields: object = JSON.parse(await readFile(file, 'utf8'), withoutMarks);
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

function withoutMarks(key: string, value: unknown): unknown {
  return key === 'placeholders' ? undefined : value;
}
