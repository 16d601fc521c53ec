import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { emailSuggestionWords } from '#content/forms/form-help.ts';
import styles from './email-field.module.css';
import { suggestEmail } from './email-suggestion.ts';

/** An e-mail field that notices a domain which is probably mistyped, and offers the likely one. */
export function EmailField({ className, ...field }: ComponentProps<typeof TextField>) {
  const [suggestion, setSuggestion] = useState<string>();

  function use(address: string) {
    const input = document.getElementById(field.name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = address;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setSuggestion(undefined);
  }

  return (
    <div className={className}>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        onBlur={({ currentTarget }) => setSuggestion(suggestEmail(currentTarget.value))}
      />
      <p className={styles.suggestion} role="status">
        {suggestion && (
          <>
            {emailSuggestionWords.before}
            <button type="button" onClick={() => use(suggestion)}>
              {suggestion}
            </button>
            {emailSuggestionWords.after}
          </>
        )}
      </p>
    </div>
  );
}
