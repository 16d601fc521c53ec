import { CircleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { type Notice, subscribeToToasts } from '#app/browser/toasts.ts';
import { Tick } from '#ui/annotations.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { freeSpace } from './free-space.ts';
import 'sonner/dist/styles.css';
import styles from './toaster.module.css';

/** The distance of a toast from the edge of the screen, in pixels. */
const MARGIN = 16;

/** The library stacks, times and announces the toasts; their look is ours. */
export function Toaster() {
  const host = useToastHost();
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    /** The toast of each topic: a new notice, or none, takes its place. */
    const shown = new Map<string, string | number>();
    return subscribeToToasts(async (topic, notice) => {
      toast.dismiss(shown.get(topic) ?? '');
      const id = `${topic} ${++count}`;
      shown.set(topic, id);
      if (!notice) return;
      await pageHasFollowed();
      // Replaced in the meantime.
      if (shown.get(topic) !== id) return;
      const { edge, offset } = freeSpace();
      setOffset(offset);
      toast.custom(() => <Toast {...notice} close={() => toast.dismiss(id)} />, {
        id,
        duration: notice.tone === 'error' ? 12_000 : 8_000,
        position: `${edge}-right`,
      });
    });
  }, []);
  return createPortal(
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      offset={{ top: MARGIN, bottom: offset + MARGIN, right: MARGIN }}
      mobileOffset={{ top: MARGIN, bottom: offset + MARGIN, right: MARGIN, left: MARGIN }}
      className={styles.toasts}
    />,
    host,
  );
}

let count = 0;

/** Waits until the page shows what the notice is about: its receipt, or the focused field. */
function pageHasFollowed(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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
      <button type="button" aria-label="Close" onClick={close}>
        <Icon of={X} />
      </button>
    </div>
  );
}
