import { Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { registrationText } from '#app/forms/message-text.ts';
import { Actions } from '#app/ui/actions.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { receiptWords } from '#content/forms/form-help.ts';
import { thanks } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import type { SentRegistration } from './sent-registration.ts';

/** Print, save and share the receipt. */
export function ReceiptTools(registration: SentRegistration) {
  const [copied, setCopied] = useState(false);
  const text = receiptText(registration);

  async function share() {
    const title = receiptWords.title(school.name.value);
    if (navigator.share) {
      // Rejects when the visitor changes their mind.
      await navigator.share({ title, text }).catch(() => {});
    } else {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    }
  }

  return (
    <Actions>
      <button type="button" onClick={() => print()}>
        <Icon of={Printer} />
        {receiptWords.print}
      </button>
      <button
        type="button"
        onClick={() => save(`${receiptWords.fileName}-${registration.reference}.txt`, text)}
      >
        <Icon of={Download} />
        {receiptWords.save}
      </button>
      <button type="button" onClick={share}>
        <Icon of={Share2} />
        {receiptWords.share}
      </button>
      <span role="status">{copied && receiptWords.copied}</span>
    </Actions>
  );
}

function receiptText({ reference, received, sent }: SentRegistration): string {
  return [
    receiptWords.title(school.name.value),
    `${thanks.reference}: ${reference}`,
    `${thanks.received}: ${received}`,
    '',
    registrationText(sent),
    '',
    thanks.text,
    `${thanks.call}: ${school.landline.value}`,
    `${thanks.write}: ${school.email.value}`,
    '',
  ].join('\n');
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
