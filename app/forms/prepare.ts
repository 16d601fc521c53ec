import { prepareCall } from '#app/browser/call-function.ts';
import { prepareToasts } from '#app/browser/toasts.ts';

/** Fetches what sending will need, while the visitor types and there is a line. */
export function prepareSending(): void {
  prepareCall();
  prepareToasts();
}
