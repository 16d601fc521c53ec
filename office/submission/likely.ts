import type { OfficeState, Outcome } from '#content/office/states.ts';

/** What a call most likely comes to, by where the submission stands: its button is the dark one. */
export function likelyOutcome(state: OfficeState): Outcome | undefined {
  if (state === 'new' || state === 'no-answer') return 'called';
  if (state === 'called') return 'assessment';
  if (state === 'assessment' || state === 'waiting') return 'placed';
  return undefined;
}
