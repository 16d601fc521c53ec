import { Download, Printer, Share2 } from 'lucide';
import { useState } from 'react';
import { share } from '#app/browser/share.ts';
import { answersText } from '#app/forms/form-values.ts';
import type { FullReceipt } from '#app/forms/receipt.ts';
import { receiptTitle, thanks } from '#content/forms/registration.ts';
import { schoolOf } from '#content/school/school.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { Actions } from '#ui/actions.tsx';
import { Icon } from '#ui/icon.tsx';
import { saveFile } from '#ui/save-file.ts';
import { documents } from '../../documents.ts';

const school = schoolOf(documents);

/** The message after the receipt was copied or saved; the phone's share sheet has its own. */
const said = {
  shared: '',
  copied: 'Copied. Paste it into a message.',
  refused: 'It could not be copied. Please save it instead.',
};

/** Print, save and share the receipt. */
export function ReceiptTools({
  className,
  ...registration
}: FullReceipt & { className: string | undefined }) {
  const [done, setDone] = useState<keyof typeof said>('shared');
  const text = receiptText(registration);
  const file = `registration-${registration.reference}.txt`;

  return (
    <Actions className={className}>
      <button type="button" onClick={() => print()}>
        <Icon of={Printer} />
        Print
      </button>
      <button
        type="button"
        onClick={() => saveFile(new Blob([BOM, text], { type: 'text/plain;charset=utf-8' }), file)}
      >
        <Icon of={Download} />
        Save
      </button>
      <button
        type="button"
        onClick={async () => setDone(await share(receiptTitle(school.name), { text }))}
      >
        <Icon of={Share2} />
        Share
      </button>
      <span role="status">{said[done]}</span>
    </Actions>
  );
}

/** Editors on Windows read a text file as UTF-8 only with this mark. */
const BOM = '\uFEFF';

function receiptText({ reference, receivedAt, sent }: FullReceipt): string {
  return [
    receiptTitle(school.name),
    `${thanks.reference}: ${reference}`,
    `${thanks.received}: ${momentText(receivedAt)}`,
    '',
    answersText('registration', sent),
    '',
    thanks.text,
    `${thanks.call}: ${school.landline}`,
    `${thanks.write}: ${school.email}`,
    '',
  ].join('\n');
}
