import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Counts Vitest's JSON report. A skipped test proves nothing, so it counts as failed. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = v.parse(
    vitestReport,
    report,
  );
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Counts Playwright's JSON report; what is flaky or skipped counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky, skipped } = v.parse(playwrightReport, report).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}
