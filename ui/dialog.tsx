import { X } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { iconButtonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useLocation, useNavigate } from './location.ts';
import { afterPaint, useFullyRendered, useHydrated } from './rendering.ts';

/**
 * A dialog that also opens without scripts: until they run, the address names it (`:target`) and
 * the browser shows it; afterwards it is the native modal dialog. While the address names it, it
 * opens with the page; closing removes its name from the address, and Back, which also removes it,
 * closes the dialog.
 *
 * @param id what links open it by: `<DialogLink opens={id}>`
 * @param back the id of what the page returns to when it closes without scripts
 */
export function Dialog({
  id,
  title,
  back,
  className,
  titleClassName,
  children,
}: {
  id: string;
  title: ReactNode;
  back: string;
  className?: string;
  titleClassName?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const named = hash === `#${id}`;
  const hydrated = useHydrated();
  const fullyRendered = useFullyRendered();

  const wasNamed = useRef(false);

  // Back takes the name out of the address, and with it the dialog off the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to it opens it again, so each visit (key) counts
  useLayoutEffect(() => {
    if (named) openDialog(id);
    else if (wasNamed.current) dialog.current?.close();
    wasNamed.current = named;
  }, [named, id, key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape
    <dialog
      ref={dialog}
      id={id}
      data-hydrated={hydrated || undefined}
      className={classNames(styles.dialog, className)}
      aria-labelledby={`${id}-title`}
      onClose={({ currentTarget }) => {
        // The event may arrive after Forward has opened the dialog again.
        if (named && !currentTarget.open) navigate({ search, hash: '' }, { replace: true });
      }}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      onClick={({ target }) => {
        // A press and release on the dialog and not on its content is one on the backdrop.
        if (target === dialog.current && pressedOn.current === target) dialog.current?.close();
      }}
    >
      {(fullyRendered || named) && (
        <div className={styles.body}>
          <CloseLink
            back={back}
            className={classNames(iconButtonClass, styles.close)}
            aria-label="Close"
          >
            <Icon of={X} />
          </CloseLink>
          <h2 id={`${id}-title`} className={classNames(styles.title, titleClassName)}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** A link that opens a dialog: by the address until the scripts run, as a modal afterwards. */
export function DialogLink({
  opens,
  children,
  ...rest
}: { opens: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={`#${opens}`}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => {
        // Not rendered yet, when the page has just changed: the address opens it later.
        if (!document.getElementById(opens)) return;
        event.preventDefault();
        // A click by key has no detail; a keyboard user may type on at once.
        if (event.detail > 0) openDialogSeenFirst(opens);
        else openDialog(opens);
      }}
      onKeyDown={rest.role === 'button' ? pressOnSpace : undefined}
    >
      {children}
    </a>
  );
}

/** Closes the dialog that it is in: leads to `#back` until the scripts run. */
export function CloseLink({
  back,
  children,
  ...rest
}: { back: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={`#${back}`}
      role={useHydrated() ? 'button' : undefined}
      onClick={(event) => {
        const dialog = event.currentTarget.closest('dialog');
        if (!dialog?.open) return;
        event.preventDefault();
        dialog.close();
      }}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}

/** A link that acts as a button answers to Space as well. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

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
function openDialogSeenFirst(id: string): void {
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
