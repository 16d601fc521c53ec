import { useSyncExternalStore } from 'react';
import type { Notice } from '#content/forms/notices.ts';

/** A notice that is shown as a toast; `id` differs for each. */
export interface ShownNotice extends Notice {
  id: number;
  /** What it is about, such as a form. */
  topic: string;
}

let shown: readonly ShownNotice[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice as a toast, in place of the topic's last one. */
export function showToast(notice: Notice, topic: string): void {
  count += 1;
  show([...without(topic), { ...notice, id: count, topic }]);
}

/** Removes the notice of a topic when it no longer applies. */
export function clearToast(topic: string): void {
  show(without(topic));
}

/** The notices to show, the oldest first. */
export function useToasts(): readonly ShownNotice[] {
  return useSyncExternalStore(subscribe, () => shown);
}

function without(topic: string): ShownNotice[] {
  return shown.filter((notice) => notice.topic !== topic);
}

function show(notices: readonly ShownNotice[]): void {
  shown = notices;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
