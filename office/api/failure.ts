/** The server said no, or that it cannot: with its own sentence for the person at the desk. */
export class Refused extends Error {
  readonly status: number;
  /** The whole answer; a 409 says in it what is true now. */
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.body = body;
  }
}

/** No answer came: no line, or nobody at its other end. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('No connection', { cause });
    this.name = 'NoConnection';
  }
}

export function isRefused(error: unknown, status: number): error is Refused {
  return error instanceof Refused && error.status === status;
}

/** Whether trying the same again may help: the line or the server may be back. */
export function mayPass(error: unknown): boolean {
  return error instanceof NoConnection || (error instanceof Refused && error.status >= 500);
}
