import { randomUUID } from 'node:crypto';
import { anEnquiry } from './server-forms.ts';
import { postTo } from './server-process.ts';

export interface Load {
  /** The submission ids of the requests that were answered with 200. */
  acknowledged: Set<string>;
  /** Statuses of all other responses; 0 for a failed connection. */
  others: number[];
  /** Ends when each client has its last answer. */
  stop: () => Promise<void>;
}

/** Clients that post one enquiry after another, each with a new id, until stopped. */
export function startLoad(urlOf: () => string, clients: number): Load {
  const load = { acknowledged: new Set<string>(), others: [] as number[] };
  let stopped = false;
  const running = Array.from({ length: clients }, async () => {
    while (!stopped) {
      const submissionId = randomUUID();
      const status = await postOne(urlOf(), submissionId);
      if (status === 200) load.acknowledged.add(submissionId);
      else {
        load.others.push(status);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
  return {
    ...load,
    stop: async () => {
      stopped = true;
      await Promise.all(running);
    },
  };
}

/**
 * Posts one enquiry; its status, 200 only for our own reply. With an address, it is sent from there
 * through a proxy, with its own mailbox.
 */
export async function postOne(
  url: string,
  submissionId: string,
  address?: string,
): Promise<number> {
  try {
    const changes = address ? { email: `${submissionId}@example.com` } : {};
    const body = { ...anEnquiry({ message: `About ${submissionId}`, ...changes }), submissionId };
    const headers = address ? { 'x-forwarded-for': address } : undefined;
    const response = await postTo(url, 'send-contact-email', body, headers);
    const reply = (await response.json()) as { ok?: boolean };
    return response.status === 200 && !reply.ok ? 500 : response.status;
  } catch {
    return 0;
  }
}

/** Waits until a condition holds; fails when it takes too long. */
export async function until(holds: () => boolean, withinMs = 60_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Not within ${withinMs} ms: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
