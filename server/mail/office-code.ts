import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { Documents } from '#content/schemas/documents.ts';
import { colors, heading, link, mail, paragraph, smallPrint } from './layout.ts';
import type { MailMessage } from './message.ts';

/**
 * The mail with a code for signing in. The code is alone on its line, so that phones find it, and
 * not in the subject or the preview, which a locked screen shows to others.
 * @param origin the office's
 */
export function officeCodeMail(
  documents: Documents,
  code: string,
  origin: string,
): Promise<MailMessage> {
  const title = 'Your code for the office';
  const life = 'It works once, for 10 minutes. Only the newest code is valid.';
  return mail(documents, title, life, [
    heading(title),
    paragraph(`Type this code at ${origin}:`, html`Type this code at ${link(origin, origin)}:`),
    {
      text: code,
      html: html`<p style="margin:4px 0 20px;"><strong style="background:${colors.highlight};border-radius:6px;padding:10px 16px;font-size:26px;letter-spacing:4px;white-space:nowrap;">${code}</strong></p>`,
    },
    paragraph(life),
    smallPrint(
      'If you did not ask for this code, someone else typed your address. Without the code they cannot sign in: do not share it.',
    ),
  ]);
}

/** The start of the ids, and so of the file names, of mails with a code. */
export const CODE_MAIL = 'office-code-';

/**
 * Removes the files of codes that were written before a time, also those of a process that has
 * exited.
 * @param before milliseconds since 1970
 */
export async function removeCodeFiles(folder: string, before: number): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const name of files.filter((file) => file.startsWith(CODE_MAIL))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs <= before) await rm(file, { force: true });
  }
}

/** The mail to a user whose account has a new passkey. */
export function passkeyAddedMail(
  documents: Documents,
  name: string,
  origin: string,
): Promise<MailMessage> {
  const title = 'A passkey was added to your office account';
  const what = `The passkey “${name}” can now sign in for you at ${origin}.`;
  const next =
    'Was this not you? Sign in, open Account, remove the passkey and press “End all sessions”.';
  return mail(documents, title, what, [heading(title), paragraph(what), paragraph(next)]);
}
