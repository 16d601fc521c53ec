import type { Context } from 'hono';

export const READING = ['GET', 'HEAD'];

/** The response to a method that an address does not have. @param methods those that it has */
export function otherMethod(c: Context, methods: string[]): Response {
  return c.text('Method not allowed\n', 405, { allow: methods.join(', ') });
}
