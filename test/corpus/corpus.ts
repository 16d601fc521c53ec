import { readFileSync } from 'node:fs';
import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

/** How a form was sent. */
export interface Manner {
  /** Whether a browser's Origin came with it. */
  browser: boolean;
  /** From the first input to the submit; undefined when the page did not say. */
  elapsedMs: number | undefined;
  /** What stands in the field that people do not see. */
  website?: string;
}

/** A form that somebody, or something, sends. */
export type Sample = { manner: Manner } & (
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration }
);

/**
 * By the first column of the files; a number after it is the time to fill in, in milliseconds.
 * `person` takes their time in a browser, `plain` has one without scripts, `robot` posts by itself,
 * `quick` drives a browser, `trapped` fills in what people do not see.
 */
const manners: Record<string, Manner> = {
  person: { browser: true, elapsedMs: 40_000 },
  plain: { browser: true, elapsedMs: undefined },
  robot: { browser: false, elapsedMs: undefined },
  quick: { browser: true, elapsedMs: 400 },
  trapped: { browser: true, elapsedMs: 2000, website: 'https://spam.example' },
};

/**
 * A part of the corpus: made up, after what such forms get. `automated` is what programs post,
 * `honest` what families and others write who mean it. The screening may be tuned on these, but
 * not on the `-held-out` ones: those tell how the next ones fare, so what they miss is left as it is. The `-fresh` ones are four
 * batches, each written without a look at the samples before, and tuned on since.
 *
 * Each line is an enquiry (manner, name, subject, message) or a registration (manner, and as JSON
 * what differs from a plain one), divided by tabs.
 */
export function readCorpus(
  part: `${'automated' | 'honest'}${'' | '-held-out' | '-fresh'}`,
): Sample[] {
  const text = readFileSync(new URL(`${part}.tsv`, import.meta.url), 'utf8');
  return text.trimEnd().split('\n').map(toSample);
}

function toSample(line: string): Sample {
  const [manner = '', name = '', subject, message] = line.split('\t');
  const [means = '', elapsedMs] = manner.split(' ');
  const known = manners[means];
  if (!known) throw new Error(`The corpus has an unknown manner: ${line}`);
  const sent = { manner: { ...known, ...(elapsedMs && { elapsedMs: Number(elapsedMs) }) } };
  if (subject !== undefined && message !== undefined) {
    return { ...sent, kind: 'enquiry', fields: anEnquiry({ name, subject, message }) };
  }
  return { ...sent, kind: 'registration', fields: aRegistration(JSON.parse(name)) };
}
