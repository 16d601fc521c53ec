/** Whether an Accept-Encoding header takes an encoding. */
export function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';');
    return name?.trim() === encoding && !/q=0(\.0*)?$/.test(weight?.trim() ?? '');
  });
}

/** Whether the browser has these very bytes already. */
export function isUnchanged(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The headers of an answer that has no body, such as 304: all but those of the body. */
export function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'content-length': _, 'content-type': __, ...rest } = headers;
  return rest;
}
