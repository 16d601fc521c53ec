import type { ComponentProps } from 'react';
import { TextField } from '#ui/field.tsx';

/** A time of day; the browser offers steps of five minutes, which is what the office accepts. */
export function TimeField(props: ComponentProps<typeof TextField>) {
  return <TextField type="time" step={300} {...props} />;
}
