import { type ComponentProps, useRef, useState } from 'react';
import { emailSuggestionWords } from '#content/forms/form-help.ts';
import { TextField } from '#ui/field.tsx';
import styles from './email-field.module.css';
import { suggestEmail } from './email-suggestion.ts';

/** An e-mail field that notices a domain which is probably mistyped, and offers the likely one. */
export function EmailField({ className, ...field }: ComponentProps<typeof TextField>) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();

  function use(address: string) {
    if (!input.current) return;
    input.current.value = address;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setSuggestion(undefined);
  }

  return (
    <div className={className}>
      <TextField
        {...field}
        ref={input}
        type="email"
        inputMode="email"
        onBlur={({ currentTarget }) => setSuggestion(suggestEmail(currentTarget.value))}
      />
      <p className={styles.suggestion} role="status">
        {suggestion && (
          <>
            <span>{emailSuggestionWords.before}</span>
            <button type="button" onClick={() => use(suggestion)}>
              {suggestion}
            </button>
            <span>{emailSuggestionWords.after}</span>
          </>
        )}
      </p>
    </div>
  );
}
