export type LogEvent = { event: string; [field: string]: unknown };

/** Writes one line of JSON to stdout. Callers never hand over what a visitor typed. */
export function log(event: LogEvent): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}
