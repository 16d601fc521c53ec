import { X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * A dialog that also opens without scripts: until they run, the address names it (`:target`) and
 * the browser shows it; afterwards it is the native modal dialog.
 *
 * @param id what links open it by: `<DialogLink opens={id}>`
 * @param back the id of what the page returns to when it closes without scripts
 */
export function Dialog({
  id,
  title,
  back,
  className,
  onClose,
  children,
}: {
  id: string;
  title: ReactNode;
  back: string;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const live = useHydrated();

  // Opened by its address, before or without a tap: make it a real modal.
  useEffect(() => {
    if (location.hash === `#${id}`) openDialog(id);
  }, [id]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      id={id}
      className={['dialog', className].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      onClose={() => {
        if (location.hash === `#${id}`)
          history.replaceState(history.state, '', location.pathname + location.search);
        onClose?.();
      }}
      onClick={(event) => {
        // A click on the dialog itself, not on what is in it, is one on the ground around it.
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <div id={`${id}-title`} className="dialog-title">
          {title}
        </div>
        {children}
        <a
          className="x"
          href={`#${back}`}
          aria-label="Close"
          role={live ? 'button' : undefined}
          onClick={(event) => {
            if (!dialog.current?.open) return;
            event.preventDefault();
            dialog.current.close();
          }}
          onKeyDown={pressOnSpace}
        >
          <X className="i" aria-hidden="true" />
        </a>
      </div>
    </dialog>
  );
}

/** A link that opens a dialog: by the address until the scripts run, as a modal afterwards. */
export function DialogLink({
  opens,
  children,
  onOpen,
  ...rest
}: { opens: string; onOpen?: () => void } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={`#${opens}`}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onOpen?.();
        openDialog(opens);
      }}
      onKeyDown={rest.role === 'button' ? pressOnSpace : undefined}
    >
      {children}
    </a>
  );
}

/** Opens the dialog of that id as a modal; nothing happens when there is none. */
export function openDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes the dialog of that id, if it is open. */
export function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

/** A link that acts as a button answers to Space as well. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
