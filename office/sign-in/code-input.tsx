import { type ComponentProps, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import field from '#ui/field.module.css';
import styles from './code-input.module.css';

/** How many digits a code has. */
export const LENGTH = 8;

/**
 * One input for the whole code, so that it can be typed, pasted or filled in from a message. The
 * eight cells are drawn behind it.
 */
export function CodeInput({
  id,
  label,
  value,
  change,
  isWrong,
  ...input
}: {
  id: string;
  label: string;
  value: string;
  change: (code: string) => void;
  isWrong: boolean;
} & Pick<ComponentProps<'input'>, 'ref' | 'aria-describedby' | 'aria-invalid'>) {
  const [hasFocus, setHasFocus] = useState(false);
  const digits = digitsOf(value);
  return (
    <div className={classNames(styles.code, isWrong && styles.wrong)}>
      <label className={field.legend} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length: LENGTH }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order
              key={at}
              className={classNames(hasFocus && at === digits.length && styles.caret)}
            >
              {digits[at]}
            </span>
          ))}
        </div>
        <input
          id={id}
          name="code"
          value={digits}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field
          autoFocus
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={({ target }) => change(digitsOf(target.value))}
          {...input}
        />
      </div>
    </div>
  );
}

/** The digits of what was typed or pasted: '4193 0278' -> '41930278'. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH);
}
