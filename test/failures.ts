import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Enough to know a failure by; the whole of it stands where it happened. */
const LINES_SHOWN = 12;

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

const playwrightError = v.object({ message: v.optional(v.string(), '') });

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(v.object({ errors: v.optional(v.array(playwrightError), []) })),
    }),
  ),
});

interface PlaywrightSuite {
  specs: v.InferOutput<typeof playwrightSpec>[];
  suites: PlaywrightSuite[];
}

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), []),
});

const playwrightReport = v.object({
  suites: v.array(playwrightSuite),
  errors: v.array(playwrightError),
});

/** Names what failed in Vitest's JSON report, each with the beginning of its error. */
export function vitestFailures(report: unknown): string[] {
  return v.parse(vitestReport, report).testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    const tests = file.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => failure(`${name} › ${test.fullName} (${test.status})`, test.failureMessages));
    // A file that does not load has no test to name.
    if (tests.length === 0 && file.status !== 'passed') return [failure(name, [file.message])];
    return tests;
  });
}

/** Names what failed in Playwright's JSON report, each with the beginning of its error. */
export function playwrightFailures(report: unknown): string[] {
  const { suites, errors } = v.parse(playwrightReport, report);
  return [
    ...errors.map(({ message }) => failure('outside of any journey', [message])),
    ...suites.flatMap(allSpecs).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          failure(
            `${file}:${line} › ${title} (${status})`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
  ];
}

function allSpecs({ specs, suites }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(allSpecs)];
}

function failure(name: string, messages: string[]): string {
  const said = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES_SHOWN);
  return [name, ...said.filter((line) => line.trim()).map((line) => `    ${line}`)].join('\n');
}
