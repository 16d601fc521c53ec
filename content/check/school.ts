import type { Department } from '../school/contact.ts';
import type { Fact } from '../school/school.ts';

/** The facts of the school that links are made of. */
export interface Reachable {
  readonly siteUrl: Fact;
  readonly landline: Fact;
  readonly hotline: Fact;
  readonly mobile: Fact;
  readonly email: Fact;
  readonly englishDepartmentEmail: Fact;
}

/** What is wrong with addresses and numbers that visitors tap, in sentences. */
export function problemsInSchool(school: Reachable, departments: readonly Department[]): string[] {
  return [
    ...problemsInOrigin(school.siteUrl.value),
    ...(['landline', 'hotline', 'mobile'] as const).flatMap((name) =>
      problemsInPhone(`The ${name}`, school[name].value),
    ),
    ...problemsInTwoNumbers(school.landline.value, school.hotline.value),
    ...problemsInEmail('The school', school.email.value),
    ...problemsInEmail('The English department', school.englishDepartmentEmail.value),
    ...departments.flatMap(({ name, email, extension }) => [
      ...problemsInEmail(name, email.value),
      ...(/^\d{2,5}$/.test(extension.value)
        ? []
        : [`${name}: '${extension.value}' is no extension: write its figures only.`]),
    ]),
  ];
}

function problemsInOrigin(url: string): string[] {
  return URL.canParse(url) && new URL(url).origin === url && url.startsWith('https://')
    ? []
    : [
        `The address of this site is '${url}': write it as 'https://www.school.lk', with nothing after it.`,
      ];
}

/** Numbers are dialled from abroad too, and tapped: a plus sign, the country, figures and spaces. */
function problemsInPhone(name: string, number: string): string[] {
  return /^\+[\d ]+$/.test(number) && /^\+\d{9,15}$/.test(number.replaceAll(' ', ''))
    ? []
    : [`${name} is '${number}': write it as '+94 11 234 5678'.`];
}

function problemsInTwoNumbers(landline: string, hotline: string): string[] {
  return landline.replaceAll(' ', '') === hotline.replaceAll(' ', '')
    ? [
        `The landline and the hotline are both ${landline}: nobody could tell which one a tap calls.`,
      ]
    : [];
}

function problemsInEmail(name: string, address: string): string[] {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? []
    : [`${name}: '${address}' is no e-mail address.`];
}
