import { useLocation } from 'react-router';

/**
 * The path of the page, as links write it. Prerendering and static hosts put a slash at its end,
 * which must not make another page of it.
 */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
