import { fstatSync, writeSync } from 'node:fs';

/**
 * Every event with its severity. 'error': something failed that a person should look at. 'warning':
 * it was rejected, or is retried; only many of them need a person.
 */
export const severities = {
  'bounce not taken': 'error',
  'pages not rendered': 'error',
  'share pictures not made': 'error',
  'bounces not read': 'error',
  'calendar without changes': 'error',
  'changes not read': 'error',
  'code not sent': 'error',
  'erased at the desk': 'info',
  'erased by age': 'info',
  'erasure unfinished': 'warning',
  error: 'error',
  'family link not answered': 'error',
  'health check failed': 'error',
  'job failed': 'error',
  'leases not renewed': 'error',
  'limit hit': 'warning',
  'link refused': 'warning',
  'log lines lost': 'error',
  'mail came back': 'warning',
  'mail delayed': 'warning',
  'mail delivered': 'info',
  'mail given up': 'warning',
  'mail in doubt': 'warning',
  'mail interrupted': 'info',
  'mail not sent': 'info',
  'mail overdue': 'error',
  'mail refused': 'error',
  'office error': 'error',
  'office not swept': 'error',
  'office request': 'info',
  'not published': 'error',
  'outbox not reachable': 'error',
  'passkey added': 'info',
  'passkey mail not sent': 'error',
  'preview not rendered': 'error',
  'proxy not trusted': 'warning',
  'publish hook failed': 'error',
  request: 'info',
  'request refused': 'warning',
  'retention waits': 'error',
  'sign-in refused': 'warning',
  'submission held': 'info',
  'submission not stored': 'error',
  'today not read': 'error',
  'version not served': 'error',
  'replaced versions not served': 'error',
  'version not used': 'error',
} as const;

export type LogEvent = { event: keyof typeof severities; [field: string]: unknown };
export type Log = (event: LogEvent) => void;

const STDOUT = 1;
/** Bytes that may be buffered for the reader of the pipe. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/**
 * Makes a log that writes each event as a line of JSON. Lines that cannot be written (disk full, reader
 * gone or too slow) are dropped and counted, and the count is logged with the next line that can be.
 * It never throws.
 * @param write writes bytes and returns how many were written, as fs.writeSync does
 */
export function makeLog(write: (bytes: Uint8Array) => number): Log {
  let lost = 0;
  return (event) => {
    // On a line of its own: the last write may have ended in the middle of one.
    const missing = lost > 0 ? `\n${lineOf({ event: 'log lines lost', lines: lost })}` : '';
    const bytes = Buffer.from(missing + lineOf(event));
    let written = 0;
    try {
      written = write(bytes);
    } catch {
      // Counted below.
    }
    lost = written === bytes.length ? 0 : lost + 1;
  };
}

function lineOf(line: LogEvent): string {
  const severity = severities[line.event];
  return `${JSON.stringify({ time: new Date().toISOString(), severity, ...line })}\n`;
}

const stdout = fstatSync(STDOUT);
/** Writes one line of JSON to stdout. Callers never pass what a visitor typed. */
export const log = makeLog(
  stdout.isFIFO() || stdout.isSocket() ? writeToPipe : (bytes) => writeSync(STDOUT, bytes),
);

/** Node buffers what the reader has not read yet; beyond the limit lines are dropped. */
function writeToPipe(bytes: Uint8Array): number {
  const { stdout } = process;
  if (!stdout.writable || stdout.writableLength > MAX_BUFFERED_BYTES) return 0;
  stdout.write(bytes);
  return bytes.length;
}

/** Keeps errors of stdout and stderr from ending the process. */
export function ignoreOutputErrors(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
