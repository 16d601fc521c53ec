import { CircleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { type Notice, subscribeToToasts } from '#app/browser/toasts.ts';
import { Tick } from '#ui/annotations.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { freeEdge } from './free-edge.ts';
import 'sonner/dist/styles.css';
import styles from './toaster.module.css';

/** The library that stacks, times and announces the toasts; what they look like is ours. */
export function Toaster() {
  const host = useToastHost();
  useEffect(
    () =>
      subscribeToToasts(async (notice) => {
        await pageHasFollowed();
        toast.custom((id) => <Toast {...notice} close={() => toast.dismiss(id)} />, {
          duration: notice.tone === 'error' ? 12_000 : 8_000,
          position: `${freeEdge()}-right`,
        });
      }),
    [],
  );
  return createPortal(
    <Sonner position="bottom-right" visibleToasts={3} className={styles.toasts} />,
    host,
  );
}

/** Until the page shows what the notice is about: its receipt, or the field that has the focus. */
function pageHasFollowed(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/**
 * The element the toasts stand in: the page's, or the open dialog's. A modal dialog lies over all
 * that is not in it, and nothing outside can be tapped or is read out.
 */
function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    function place() {
      const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
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
