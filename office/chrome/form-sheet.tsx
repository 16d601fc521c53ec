import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import frame from '../ui/sheet.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { Problem } from './failed.tsx';
import type { useForm } from './use-form.ts';

/** A sheet with a form. */
export function FormSheet({
  form,
  fields,
  children,
  act,
  busy,
  ...sheet
}: Omit<ComponentProps<typeof Sheet>, 'children'> & {
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isPending' | 'error'>;
  /** The first column on desks. */
  fields?: ReactNode;
  /** Above the buttons. */
  children: ReactNode;
  /** The label of the button that sends the form. */
  act: string;
  /** The same while it is being sent. */
  busy: string;
}) {
  return (
    <Sheet {...sheet}>
      <form
        className={frame.body}
        data-narrow={sheet.isNarrow ? '' : undefined}
        noValidate
        onSubmit={form.submit}
      >
        {fields && <div className={frame.fields}>{fields}</div>}
        <div className={frame.fields}>
          {children}
          <div className={frame.acts}>
            <Problem error={form.error} />
            <Button type="submit" variant="primary" busy={form.isPending && busy}>
              {act}
            </Button>
            <Button variant="link" onClick={sheet.close}>
              Not now
            </Button>
          </div>
        </div>
      </form>
    </Sheet>
  );
}
