import { afterPaint } from './rendering.ts';

/** Opens the dialog of that id as a modal, if there is one. */
export function openDialog(id: string): void {
  const dialog = closedDialog(id);
  if (!dialog) return;
  delete dialog.dataset.opening;
  dialog.showModal();
}

/**
 * The same for a tap: shows the dialog first, as before the scripts run, and makes it modal once it is
 * painted. Making the page behind it inert takes a phone longer than showing it.
 */
export function openDialogSeenFirst(id: string): void {
  const dialog = closedDialog(id);
  if (!dialog) return;
  dialog.dataset.opening = '';
  const waiting = new AbortController();
  const open = () => {
    waiting.abort();
    openDialog(id);
  };
  // A key or press before that makes it modal at once.
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, open, { capture: true, signal: waiting.signal });
  afterPaint(() => waiting.signal.aborted || open());
}

function closedDialog(id: string): HTMLDialogElement | undefined {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);
  return dialog && !dialog.open ? dialog : undefined;
}
