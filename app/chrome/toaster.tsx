import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { type Notice, onNotice } from '#app/browser/toasts.ts';
import { Tick } from '#app/ui/marks.tsx';

/** The library that stacks, times and announces the toasts; what they look like is ours. */
export function Toaster() {
  useEffect(
    () =>
      onNotice((notice) => {
        toast.custom((id) => <Toast {...notice} close={() => toast.dismiss(id)} />, {
          duration: notice.tone === 'wrong' ? 12_000 : 8_000,
        });
      }),
    [],
  );
  return <Sonner position="bottom-right" visibleToasts={3} className="toasts" />;
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
