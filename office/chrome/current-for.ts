/** How the link to the calls is marked: on the list, and on a submission that was taken out of it. */
export function currentFor(pathname: string): 'page' | 'true' | undefined {
  if (pathname === '/') return 'page';
  return pathname.startsWith('/submissions/') ? 'true' : undefined;
}
