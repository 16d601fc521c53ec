import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { closing } from '#content/office/closing.ts';
import { Button } from '#ui/button.tsx';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { Problem } from './failed.tsx';

/** A sheet with a form. A field to correct takes the focus, also one that the server rejected. */
export function FormSheet({
  fields,
  children,
  submit,
  act,
  busy,
  error,
  ...sheet
}: Omit<ComponentProps<typeof Sheet>, 'children'> & {
  /** The first column on desks. */
  fields?: ReactNode;
  /** Above the buttons. */
  children: ReactNode;
  /** @returns false if something has to be corrected first */
  submit: () => boolean;
  /** The label of the button that sends the form. */
  act: string;
  busy: string | false;
  error: Error | null;
}) {
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusMarked(body.current);
  }, [error]);
  return (
    <Sheet {...sheet}>
      <form
        ref={body}
        className={frame.body}
        data-narrow={sheet.isNarrow ? '' : undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !submit()) focusMarked(body.current);
        }}
      >
        {fields && <div className={frame.fields}>{fields}</div>}
        <div className={frame.fields}>
          {children}
          <div className={frame.acts}>
            <Problem error={error} />
            <Button type="submit" variant="primary" busy={busy}>
              {act}
            </Button>
            <Button variant="link" onClick={sheet.close}>
              {closing.sheet.notNow}
            </Button>
          </div>
        </div>
      </form>
    </Sheet>
  );
}

/** Focuses the first field to correct, once it is marked. */
export function focusMarked(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
