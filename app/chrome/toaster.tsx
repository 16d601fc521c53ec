import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { type Notice, onNotice } from '#app/browser/toasts.ts';
import { Tick } from '#app/ui/marks.tsx';

/** The library that stacks, times and announces the toasts; what they look like is ours. */
export function Toaster() {
  const host = useHost();
  useEffect(
    () =>
      onNotice((notice) => {
        toast.custom((id) => <Toast {...notice} close={() => toast.dismiss(id)} />, {
          duration: notice.tone === 'wrong' ? 12_000 : 8_000,
        });
      }),
    [],
  );
  return createPortal(
    <Sonner position="bottom-right" visibleToasts={3} className="toasts" />,
    host,
  );
}

/**
 * The element the toasts stand in: the page's, or the open dialog's. A modal dialog lies over all
 * that is not in it, and nothing outside can be tapped or is read out.
 */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    function place() {
      const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (host.parentElement !== home) home.append(host);
    }
    place();
    // Neither bubbles, so they are heard on their way down.
    document.addEventListener('toggle', place, true);
    document.addEventListener('close', place, true);
    return () => {
      document.removeEventListener('toggle', place, true);
      document.removeEventListener('close', place, true);
      host.remove();
    };
  }, [host]);
  return host;
}

function Toast({ tone, title, text, close }: Notice & { close: () => void }) {
  return (
    <div className={tone === 'wrong' ? 'toast wrong' : 'toast'}>
      {tone === 'wrong' ? <CircleAlert className="i" aria-hidden="true" /> : <Tick />}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <button type="button" aria-label="Close" onClick={close}>
        <X className="i" aria-hidden="true" />
      </button>
    </div>
  );
}
