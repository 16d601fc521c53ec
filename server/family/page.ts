import { html, raw } from 'hono/html';
import { familyLink as words } from '#content/forms/family-link.ts';
import { greetingName } from '#server/mail/words.ts';
import type { Submission } from '#server/store/submissions.ts';
import { type Markup, pageAnswer } from './answer.ts';

/** What a form of the page asks for; the value of its button. */
export const deeds = ['phone', 'withdraw', 'not-us'] as const;
export type Deed = (typeof deeds)[number];

/** What of the page depends on what was done. */
export interface Shown {
  /** What was done just now. */
  done?: Deed | undefined;
  /** What the phone's form says of what was typed, and what that was. */
  phone?: { typed: string; wrong: string };
  /** What the number is called on the form; undefined where none can be corrected. */
  phoneLabel: string | undefined;
  /** Whether the people of this mailbox have said that it was not they. */
  disowned: boolean;
}

const done: Record<Deed, string> = {
  phone: words.phone.done,
  withdraw: words.withdraw.done,
  'not-us': words.notUs.done,
};

/** The family's page: reference, first name, what it is about, where it stands, and what can be done. */
export async function familyPage(submission: Submission, shown: Shown): Promise<Response> {
  const { kind, state, reference } = submission;
  const isOpen = state !== 'withdrawn';
  const body = html`<h1>${words.title[kind]}</h1>
${shown.done ? html`<p class="said" role="status">${done[shown.done]}</p>` : ''}
<dl>${facts(submission).map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}
<dt>${words.state}</dt><dd>${words.states[state]}</dd></dl>
${isOpen && shown.phoneLabel ? phoneForm(shown) : ''}
${isOpen ? buttonForm(words.withdraw, 'withdraw') : ''}
${shown.disowned ? '' : buttonForm(words.notUs, 'not-us')}
<p>${words.call}</p>`;
  return pageAnswer(shown.phone ? 422 : 200, `${words.title[kind]}: ${reference}`, body);
}

function facts({ kind, fields, reference }: Submission): [string, string][] {
  const firstName = greetingName(kind === 'enquiry' ? fields.name : fields.firstName);
  const about: [string, string] =
    kind === 'enquiry'
      ? [words.subject, fields.subject]
      : [words.subjects, fields.subjects.join(', ')];
  const name: [string, string][] = firstName ? [[words.firstName, firstName]] : [];
  return [[words.reference, reference], ...name, about];
}

function phoneForm({ phone, phoneLabel }: Shown): Markup {
  return html`<form method="post"><h2>${words.phone.heading}</h2><p>${words.phone.text}</p>
${phone ? html`<p class="wrong" id="wrong" role="alert">${phone.wrong}</p>` : ''}
<label for="phone">${phoneLabel}</label>
<input id="phone" name="phone" type="tel" autocomplete="tel" required maxlength="300" value="${phone?.typed ?? ''}"${phone ? raw(' aria-invalid="true" aria-describedby="wrong"') : ''}>
<button name="do" value="phone">${words.phone.press}</button></form>`;
}

function buttonForm(
  { heading, text, press }: { heading: string; text: string; press: string },
  deed: Deed,
): Markup {
  return html`<form method="post"><h2>${heading}</h2><p>${text}</p>
<button name="do" value="${deed}">${press}</button></form>`;
}
