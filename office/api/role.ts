import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.ts';

/** Whether the person who is signed in is a head: only heads erase, save tables and add people. */
export function useIsHead(): boolean {
  return useQuery(queries.me).data?.user.role === 'head';
}

/** Whether a clerk is signed in, who changes the site and cannot publish it. */
export function useIsClerk(): boolean {
  return useQuery(queries.me).data?.user.role === 'clerk';
}
