import { html } from 'hono/html';
import { levels } from '#content/levels.ts';
import { registrationLabels as label } from '#payloads/names.ts';
import { emailMarkup, phoneMarkup } from './contact-lines.ts';
import { facts, heading, type Markup, page, paragraph, subheading } from './layout.ts';
import type { MailMessage, SentRegistration, StaffLinks } from './message.ts';
import { actionsMarkup, actionsText } from './staff-actions.ts';
import { colomboTime, fullName, topic } from './words.ts';

interface Fact {
  label: string;
  text: string;
  /** Only where the HTML shows more than the text. */
  markup?: Markup;
}

/** A registration, for the school's own mailbox: all that was sent, in the form's four parts. */
export async function registrationStaff(
  sent: SentRegistration,
  links?: StaffLinks,
): Promise<MailMessage> {
  const { fields } = sent;
  const name = fullName(sent);
  const title = `${sent.reference} Registration: ${name} - ${topic(sent)}`;
  const came = `Registration ${sent.reference}, came ${colomboTime(sent.receivedAt)}.`;
  const promise =
    'The page promised a call within 24 hours. Reply to this mail to write to the student.';
  const parts = partsOf(sent);
  return {
    subject: title,
    replyTo: { name, address: fields.email },
    text: [
      came,
      promise,
      '',
      ...parts.flatMap(([part, rows]) => [
        part.toUpperCase(),
        ...rows.map((row) => `${row.label}: ${row.text}`),
        '',
      ]),
      ...actionsText(links),
    ].join('\n'),
    html: await page(
      title,
      topic(sent),
      html`${heading(name)}
${paragraph(`${came} ${promise}`)}
${parts.map(
  ([part, rows]) =>
    html`${subheading(part)}${facts(rows.map((row) => [row.label, row.markup ?? row.text]))}`,
)}
${actionsMarkup(links)}`,
    ),
  };
}

function partsOf({ fields, phoneE164, guardianPhoneE164 }: SentRegistration): [string, Fact[]][] {
  const none = '(none given)';
  return [
    [
      'Personal Information',
      [
        { label: label.firstName, text: fields.firstName },
        { label: label.lastName, text: fields.lastName },
        { label: label.email, text: fields.email, markup: emailMarkup(fields.email) },
        { label: label.phone, text: fields.phone, markup: phoneMarkup(fields.phone, phoneE164) },
        { label: label.dateOfBirth, text: fields.dateOfBirth },
        { label: label.address, text: fields.address },
      ],
    ],
    [
      'Academic Information',
      [
        { label: label.level, text: levels[fields.level].option },
        { label: label.subjects, text: fields.subjects.join(', ') },
        { label: label.previousSchool, text: fields.previousSchool || none },
      ],
    ],
    [
      'Parent/Guardian Information',
      [
        { label: label.parentName, text: fields.parentName },
        {
          label: label.parentPhone,
          text: fields.parentPhone,
          markup: phoneMarkup(fields.parentPhone, guardianPhoneE164),
        },
        {
          label: label.parentEmail,
          text: fields.parentEmail || none,
          markup: fields.parentEmail ? emailMarkup(fields.parentEmail) : none,
        },
      ],
    ],
    [
      'Additional Information',
      [
        { label: label.specialRequirements, text: fields.specialRequirements || none },
        { label: label.agreeToTerms, text: 'Agreed' },
      ],
    ],
  ];
}
