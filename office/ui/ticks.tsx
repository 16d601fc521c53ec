import type { ReactNode } from 'react';
import { subjectColour } from '#content/teaching/subjects.ts';
import { CheckboxChip, CheckboxChips } from '#ui/choices.tsx';

/** Several of some values, each ticked or not. `children` is after them. */
export function Ticks({
  options,
  ticked,
  set,
  name,
  children,
}: {
  options: readonly { value: string; text: ReactNode; subject?: string | undefined }[];
  ticked: readonly string[];
  set: (ticked: string[]) => void;
  /** Of the fields. */
  name?: string;
  children?: ReactNode;
}) {
  return (
    <CheckboxChips>
      {options.map(({ value, text, subject }) => (
        <CheckboxChip
          key={value}
          name={name}
          subject={subject}
          checked={ticked.includes(value)}
          onChange={({ target }) => {
            const others = ticked.filter((each) => each !== value);
            set(target.checked ? [...others, value] : others);
          }}
        >
          {text}
        </CheckboxChip>
      ))}
      {children}
    </CheckboxChips>
  );
}

/** Subjects to tick, each in its colour. */
export function subjectTicks(subjects: readonly string[]) {
  return subjects.map((value) => ({ value, text: value, subject: subjectColour(value) }));
}
