import { prefetchClient } from '#app/browser/call-function.ts';
import { prefetchToaster } from '#app/browser/toasts.ts';

/**
 * Fetches what sending will need, while the visitor types and there is a connection. The tap that put the
 * focus into the form is answered first.
 */
export function prefetchSending(): void {
  setTimeout(() => {
    prefetchClient();
    prefetchToaster();
  }, 100);
}
