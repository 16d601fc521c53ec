import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '#server/store/tables.ts';
import { type Figure, round } from './results.ts';

export interface Posted {
  /** Of each form, from when it was to be sent to its answer, in milliseconds; sorted. */
  times: number[];
  /** Answers other than our 200. */
  errors: number;
  /** All of it, in seconds. */
  took: number;
}

/** A steady stream of forms, however long their answers take. `post` gives an answer's status. */
export async function postSteadily(
  perSecond: number,
  seconds: number,
  post: (index: number) => Promise<number>,
): Promise<Posted> {
  const times: number[] = [];
  let errors = 0;
  const begin = performance.now();
  const one = async (index: number, due: number) => {
    const status = await post(index);
    times.push(performance.now() - due);
    if (status !== 200) errors += 1;
  };
  const running: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(one(index, due));
  }
  await Promise.all(running);
  const took = (performance.now() - begin) / 1000;
  return { times: times.sort((a, b) => a - b), errors, took };
}

/** What is told of a stream; `p99` is the goal in milliseconds, `stored` what the database has. */
export function postFigures(
  { times, errors, took }: Posted,
  { perSecond, p99, stored, how }: { perSecond: number; p99: number; stored: number; how: string },
): Figure[] {
  const at = (share: number) => round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return [
    {
      what: `forms posted over ${round(took)} s, ${how}`,
      value: round(times.length / took),
      unit: '/s',
      goal: { atLeast: perSecond - 1 },
    },
    { what: 'errors', value: errors, unit: '', goal: { atMost: 0 } },
    {
      what: 'answered but not stored',
      value: times.length - errors - stored,
      unit: '',
      goal: { atMost: 0 },
    },
    { what: 'answer, median', value: at(0.5), unit: 'ms' },
    { what: 'answer, p99', value: at(0.99), unit: 'ms', goal: { atMost: p99 } },
    { what: 'answer, slowest', value: at(1), unit: 'ms' },
  ];
}

export async function countStored(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
