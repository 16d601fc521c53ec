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
