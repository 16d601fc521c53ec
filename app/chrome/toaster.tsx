import { CircleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
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

/**
 * The library stacks, times and announces the toasts; their look is ours. The styles keep what they are
 * about above them.
 */
export function Toaster() {
  const host = useToastHost();
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
    />,
    host,
  );
}

/**
 * The element that holds the toasts: the page's, or that of the open dialog, which the browser shows
 * above everything else and outside which nothing can be tapped or is read out.
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

let count = 0;

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
