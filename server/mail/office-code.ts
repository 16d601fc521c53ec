import { html } from 'hono/html';
import { colors, heading, link, page, paragraph, textFooter } from './layout.ts';
import type { MailMessage } from './message.ts';

/**
 * The code that opens the office, once. Alone on its line, so that phones and people find it, and
 * never in the subject or the preview, which others may see on a locked screen.
 * @param origin where the office is
 */
export async function officeCodeMail(code: string, origin: string): Promise<MailMessage> {
  const title = 'Your code for the office';
  const use = `Type this code where you asked for it, at ${origin}:`;
  const life = 'It opens the office once, within ten minutes. Only the newest code counts.';
  const mistake =
    'If you did not ask for it, somebody else typed your address: tell nobody the code, and nobody gets in.';
  return {
    subject: title,
    text: [use, '', code, '', life, mistake, '', textFooter()].join('\n'),
    html: await page(
      title,
      life,
      html`${heading(title)}
${paragraph(html`Type this code where you asked for it, at ${link(origin, origin)}:`)}
<p style="margin:4px 0 20px;"><strong style="background:${colors.highlight};border-radius:6px;padding:10px 16px;font-size:26px;letter-spacing:4px;white-space:nowrap;">${code}</strong></p>
${paragraph(life)}
<p style="margin:0;color:${colors.slate};font-size:14px;">${mistake}</p>`,
    ),
  };
}
