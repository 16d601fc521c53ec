import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { LONGEST } from '#server/store/office-sessions.ts';
import type { OfficeDeps } from './deps.ts';

// With its prefix a browser takes the cookie from https alone, and from no neighbouring host.
const nameFor = (secure: boolean) => (secure ? '__Host-office' : 'office');

/** The session's token as the browser sent it. */
export function readToken(c: Context, deps: OfficeDeps): string | undefined {
  return getCookie(c, nameFor(isHttps(deps)));
}

export function writeToken(c: Context, deps: OfficeDeps, token: string): void {
  const secure = isHttps(deps);
  setCookie(c, nameFor(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: LONGEST / 1000,
  });
}

export function forgetToken(c: Context, deps: OfficeDeps): void {
  const secure = isHttps(deps);
  deleteCookie(c, nameFor(secure), { path: '/', secure });
}

function isHttps({ origins }: OfficeDeps): boolean {
  return origins()[0]?.startsWith('https:') ?? false;
}
