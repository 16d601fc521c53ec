import { type ComponentProps, useState } from 'react';
import { TextField } from '#app/ui/field.tsx';
import { mailHintWords } from '#content/form-help.ts';
import { mailHint } from './mail-hint.ts';

/** An e-mail field that notices a domain which is probably mistyped, and offers the likely one. */
export function MailField({ className, ...field }: ComponentProps<typeof TextField>) {
  const [meant, setMeant] = useState<string>();

  function use(address: string) {
    const input = document.getElementById(field.name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = address;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setMeant(undefined);
  }

  return (
    <div className={className}>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        onBlur={({ currentTarget }) => setMeant(mailHint(currentTarget.value))}
      />
      <p className="meant" role="status">
        {meant && (
          <>
            {mailHintWords.before}
            <button type="button" onClick={() => use(meant)}>
              {meant}
            </button>
            {mailHintWords.after}
          </>
        )}
      </p>
    </div>
  );
}
