// Lets this process read the documents of another folder than content/documents. SITE_DOCUMENTS is
// that of a published version; DEFAULT_DOCUMENTS replaces content/documents, as the tests do. Node
// must load it before everything else: `node --import ./build/active-documents.ts …`, or the same
// in NODE_OPTIONS for child processes.
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const prefix = '#documents/';
const folder = process.env.SITE_DOCUMENTS ?? process.env.DEFAULT_DOCUMENTS;

if (folder) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith(prefix)
        ? next(pathToFileURL(join(resolve(folder), specifier.slice(prefix.length))).href, context)
        : next(specifier, context),
  });
}
