import { type AppDeps, createApp } from './app.ts';
import type { Store } from './store/tables.ts';

/** How many forms each connection takes; more of them cost more time than they save. */
export const FORMS = 4;

/**
 * Takes forms over a connection as if they had been posted, in a transaction that is then taken
 * back, so that nothing of them is stored, counted, mailed or logged. The first form that code and
 * a connection see costs several times the next: the code is compiled, the database reads its
 * tables' descriptions. A rush right after a start would wait for that.
 */
export async function rehearse(connection: Store, deps: AppDeps): Promise<void> {
  const transaction = await connection.startTransaction().execute();
  const unheard = { log: () => {}, mailsOwed: () => {} };
  const app = createApp({ ...deps, ...unheard, store: transaction });
  try {
    for (let taken = 0; taken < FORMS; taken += 1) await app.request(formRequest());
  } finally {
    await transaction.rollback().execute();
  }
}

/** A form like others. Its counters are no other's, so that no two connections wait for each other. */
function formRequest(): Request {
  const submissionId = crypto.randomUUID();
  const form = {
    submissionId,
    name: 'Rehearsal',
    email: `${submissionId}@rehearsal.invalid`,
    phone: '077 123 4567',
    subject: 'Physics on Saturdays',
    message: `Is there a place in the Saturday group? My daughter is in grade 12. ${submissionId}`,
    elapsedMs: 40_000,
  };
  return new Request('http://localhost/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
}
