// Loaded before a server (see `shifted`): its machine's clock is TEST_CLOCK_AHEAD_MS ahead.
import { ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';

let ahead = 0;
let isReplaced = false;
shiftClock(Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0));

/** Sets this process's clock this many milliseconds ahead of its machine's. */
export function shiftClock(aheadMs: number): void {
  ahead = aheadMs;
  if (ahead === 0 || isReplaced) return;
  isReplaced = true;
  replaceDate();
}

function replaceDate(): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values: []) {
      if (values.length === 0) super(RealDate.now() + ahead);
      else super(...values);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;

  // Node writes this header by the machine's clock, not by Date.
  ServerResponse.prototype.writeHead = new Proxy(ServerResponse.prototype.writeHead, {
    apply: (writeHead, response: ServerResponse, given) => {
      response.setHeader('date', new Date().toUTCString());
      return Reflect.apply(writeHead, response, given);
    },
  });
}

/** The environment of a process whose machine's clock is this many milliseconds ahead. */
export function shifted(aheadMs: number): Record<string, string> {
  return {
    TEST_CLOCK_AHEAD_MS: String(aheadMs),
    NODE_OPTIONS: `--import ${pathToFileURL(import.meta.filename)}`,
  };
}
