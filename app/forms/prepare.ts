import { prepareCall } from '#app/browser/call-function.ts';
import { prepareToasts } from '#app/browser/toasts.ts';

/**
 * Fetches what sending will need, while the visitor types and there is a line. The tap that put the
 * focus into the form is answered first.
 */
export function prepareSending(): void {
  setTimeout(() => {
    prepareCall();
    prepareToasts();
  }, 100);
}
