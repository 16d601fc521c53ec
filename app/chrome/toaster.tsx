import { CircleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { subscribeToToasts } from '#app/browser/toasts.ts';
import type { Notice } from '#content/forms/notices.ts';
import { Tick } from '#ui/annotations.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import 'sonner/dist/styles.css';
import styles from './toaster.module.css';

/** The distance of a toast from the edge of the screen, in pixels. */
const MARGIN = 16;

/** The library stacks, times and announces the toasts; their look is ours. */
export function Toaster() {
  const host = useToastHost();
  const offset = useFreeOffset();
  useEffect(() => {
    /** The toast of each topic: a new notice replaces it, and so does removing the notice. */
    const shown = new Map<string, string | number>();
    return subscribeToToasts((topic, notice) => {
      toast.dismiss(shown.get(topic) ?? '');
      if (!notice) return;
      const id = `${topic} ${++count}`;
      shown.set(topic, id);
      toast.custom(() => <Toast {...notice} close={() => toast.dismiss(id)} />, {
        id,
        duration: notice.tone === 'error' ? 12_000 : 8_000,
      });
    });
  }, []);
  return createPortal(
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      offset={MARGIN}
      mobileOffset={MARGIN}
      className={classNames('no-print', styles.toasts)}
      // Moved by a transform, which is not a layout shift.
      style={{ translate: `0 ${-offset}px` }}
    />,
    host,
  );
}

let count = 0;

/**
 * @returns how far above the bottom of the screen a toast covers nothing that matters, in pixels;
 *   updated while a toast is shown, because what matters appears, scrolls and gets the focus later
 */
function useFreeOffset(): number {
  const [offset, setOffset] = useState(0);
  const isShown = useSonner().toasts.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const update = () => setOffset(freeOffset());
    update();
    const page = new ResizeObserver(update);
    page.observe(document.body);
    const events = ['scroll', 'resize', 'focusin'];
    for (const event of events) addEventListener(event, update, { capture: true, passive: true });
    return () => {
      page.disconnect();
      for (const event of events) removeEventListener(event, update, { capture: true });
    };
  }, [isShown]);
  return offset;
}

/**
 * The element that holds the toasts: the page's, or the open dialog's. A modal dialog covers
 * everything outside it, and what is outside cannot be tapped and is not read out.
 */
function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    function place() {
      const home = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
      if (host.parentElement !== home) home.append(host);
    }
    place();
    // Not every browser has an event for a dialog that opens.
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}

function Toast({ tone, title, text, close }: Notice & { close: () => void }) {
  const isError = tone === 'error';
  return (
    <div className={classNames(styles.toast, isError && styles.error)}>
      {isError ? (
        <Icon of={CircleAlert} className={styles.alert} />
      ) : (
        <Tick className={styles.tick} />
      )}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button type="button" className={iconButtonClass} aria-label="Close" onClick={close}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** What a toast must not cover. */
const KEEP_CLEAR = [
  '[data-keep-clear]',
  // A receipt's reference.
  '[data-reference]',
  // A dialog's buttons, such as Close. The toasts are inside the dialog too.
  'dialog[open] :is(button, [role="button"]):not([data-sonner-toast] *)',
].join();

/** The width of a toast with its margins where it does not fill the screen, in pixels. */
const TOAST_COLUMN = 420;
/** The widest screen that a toast fills, in pixels. */
const PHONE = 600;

/** How far the highest space between what a toast must not cover is from the bottom, in pixels. */
function freeOffset(): number {
  const left = innerWidth <= PHONE ? 0 : innerWidth - TOAST_COLUMN;
  const boxes = [...document.querySelectorAll(KEEP_CLEAR), ...focusedField()]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom, top, right }) => {
      return height > 0 && bottom > 0 && top < innerHeight && right > left;
    })
    .sort((one, other) => one.top - other.top);
  let best = { from: 0, to: 0 };
  let from = 0;
  for (const { top, bottom } of [...boxes, { top: innerHeight, bottom: innerHeight }]) {
    // Of two equal spaces the lower one.
    if (top - from >= best.to - best.from) best = { from, to: top };
    from = Math.max(from, bottom);
  }
  return innerHeight - best.to;
}

/** The field with the focus and its label, which may be all that is in view of it. */
function focusedField(): Element[] {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return [];
  return [field, ...((field as HTMLInputElement).labels ?? [])];
}
