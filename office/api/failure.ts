import { office } from '#content/office/office-texts.ts';

/** The server rejected a request or failed, with its own sentence for staff. */
export class Refused extends Error {
  readonly status: number;
  /** The whole response; a 409 holds the current values. */
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    const { error } = (body ?? {}) as { error?: { message?: string } };
    super(error?.message ?? office.connection.unknown);
    this.status = status;
    this.body = body;
  }
}

/** There was no response: no connection, or no server. */
export class NoConnection extends Error {}

export function isRefused(error: unknown, status: number): error is Refused {
  return error instanceof Refused && error.status === status;
}

/** Whether the same request may succeed later: the connection or the server may be back. */
export function isTemporary(error: unknown): boolean {
  return error instanceof NoConnection || (error instanceof Refused && error.status >= 500);
}

/** What went wrong, as a sentence: the server's own if it gave one. */
export function sentenceFor(error: Error): string {
  if (error instanceof Refused) return error.message;
  return error instanceof NoConnection ? office.connection.none : office.connection.unknown;
}
