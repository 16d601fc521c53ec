/** What is under way may take this long to end after SIGTERM, in milliseconds. */
const DRAIN = 4600;

/** Ends the process at SIGTERM or SIGINT, once `end` has let go of everything. */
export function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  const start = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), DRAIN).unref();
    void end().then(() => process.exit(0));
  };
  process.on('SIGTERM', start);
  process.on('SIGINT', start);
}
