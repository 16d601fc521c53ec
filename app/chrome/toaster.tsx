import { CircleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clearToast, type ShownNotice, useToasts } from '#app/browser/toasts.ts';
import { Tick } from '#ui/annotations.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import styles from './toaster.module.css';

/** The toasts, at the lower right of the screen, where they cover nothing that matters. */
export function Toaster() {
  return useHydrated() && <Toasts />;
}

function Toasts() {
  const notices = useToasts();
  const offset = useFreeOffset(notices.length > 0);
  return createPortal(
    <section
      className={classNames('no-print', styles.toasts)}
      aria-label="Notifications"
      aria-live="polite"
      // Moved by a transform, which is not a layout shift.
      style={{ translate: `0 ${-offset}px` }}
    >
      <ol>
        {notices.map((notice) => (
          <Toast key={notice.id} {...notice} />
        ))}
      </ol>
    </section>,
    useToastHost(),
  );
}

/** One toast, until it is closed, replaced, or was shown for some seconds and is not in use. */
function Toast({ tone, title, text, topic }: ShownNotice) {
  const [inUse, setInUse] = useState(false);
  const isError = tone === 'error';
  const close = () => clearToast(topic);

  useEffect(() => {
    if (inUse) return;
    const remove = () => document.hidden || clearToast(topic);
    const timer = setInterval(remove, isError ? 12_000 : 8_000);
    return () => clearInterval(timer);
  }, [inUse, isError, topic]);

  return (
    <li
      className={classNames(styles.toast, isError && styles.error)}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
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
    </li>
  );
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

/** `freeOffset` while a toast is shown: what matters appears, scrolls and gets the focus later. */
function useFreeOffset(isShown: boolean): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    const update = () => setOffset(freeOffset());
    update();
    const page = new ResizeObserver(update);
    page.observe(document.body);
    const stop = new AbortController();
    for (const event of ['scroll', 'resize', 'focusin'])
      addEventListener(event, update, { capture: true, passive: true, signal: stop.signal });
    return () => {
      page.disconnect();
      stop.abort();
    };
  }, [isShown]);
  return offset;
}

/** What a toast must not cover: also a receipt's reference, and a dialog's buttons, such as Close. */
const KEEP_CLEAR = [
  '[data-keep-clear]',
  '[data-reference]',
  `dialog[open] :is(button, [role="button"]):not(.${styles.toasts} *)`,
].join();

/** The width of a toast with its margins where it does not fill the screen, in pixels. */
const TOAST_COLUMN = 420;
/** The narrowest screen that a toast does not fill, in pixels. */
const WIDE = 640;

/** How far the highest space between what a toast must not cover is from the bottom, in pixels. */
function freeOffset(): number {
  const left = innerWidth < WIDE ? 0 : innerWidth - TOAST_COLUMN;
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
