import type { RequestListener } from 'node:http';
import type { Representation, Site } from './built-site.ts';
import { isUnchanged } from './headers.ts';

/** Files that the office's news changes: the app answers them. */
const LIVE = '/calendar/';

/**
 * Answers a request for a file of the built site before the framework, which takes four times as long
 * as the file itself. Everything else goes to `answer`: other methods and paths, addresses with a
 * query, and calendars.
 */
export function filesFirst(site: Pick<Site, 'file'>, answer: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const encoding = headers['accept-encoding'];
    const file =
      isRead && !url.startsWith(LIVE)
        ? site.file(url, typeof encoding === 'string' ? encoding : '')
        : undefined;
    if (!file) {
      answer(request, response);
      return;
    }
    if (isUnchanged(file.headers.etag, headers['if-none-match'])) {
      response.writeHead(304, unchangedHeaders(file)).end();
      return;
    }
    response.writeHead(200, file.headers).end(method === 'HEAD' ? undefined : file.body);
  };
}

/** The headers of the response to a browser that has the file already. */
export function unchangedHeaders({ headers }: Representation): Record<string, string> {
  const { 'content-length': _, 'content-type': __, ...rest } = headers;
  return rest;
}
