import type { Locator, Page } from '@playwright/test';
import { enquiryFields, functionNames, registrationFields } from '#payloads/form-fields.ts';

/** Where the two forms are sent. */
export const enquiring = `**/functions/v1/${functionNames.enquiry}`;
export const registering = `**/functions/v1/${functionNames.registration}`;

/** The registration that the journeys fill in, as it is stored. */
export const nethmi = {
  firstName: 'Nethmi',
  lastName: 'Sample',
  email: 'nethmi@student.example',
  phone: '011 000-0000',
  dateOfBirth: '2008-05-14',
  address: '12, Sample Lane,\nColombo 06',
  level: 'a-level',
  subjects: ['Physics', 'Logic & Scientific Method'],
  previousSchool: '',
  parentName: 'Kumari Sample',
  parentPhone: '+94 11 000 0000',
  parentEmail: '',
  specialRequirements: '',
  agreeToTerms: true,
};

/** The enquiry that the journeys type. */
export const question = {
  name: 'Kumari Sample',
  email: 'kumari@parent.example',
  phone: '',
  subject: 'A visit',
  message: 'May we see the rooms?\nOn Saturday morning?',
};

export function registrationForm(page: Page): Locator {
  return page.locator('form[data-form="registration"]');
}

export function enquiryForm(page: Page): Locator {
  return page.locator('form[data-form="enquiry"]');
}

/** Fills in the fields that the browser requires, not level, subjects and terms. */
export async function fillRequired(page: Page): Promise<void> {
  const form = registrationForm(page);
  const text = (key: keyof typeof registrationFields) =>
    form.getByLabel(registrationFields[key].label, { exact: true });
  await text('firstName').fill(nethmi.firstName);
  await text('lastName').fill(nethmi.lastName);
  await text('email').fill(nethmi.email);
  await text('phone').fill(nethmi.phone);
  await text('dateOfBirth').fill(nethmi.dateOfBirth);
  await text('address').fill(nethmi.address);
  await text('parentName').fill(nethmi.parentName);
  await text('parentPhone').fill(nethmi.parentPhone);
}

export async function chooseSubjects(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A Level (Grades 12-13)' }).check();
  for (const subject of nethmi.subjects) {
    await page.getByRole('checkbox', { name: subject, exact: true }).check();
  }
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
}

export async function fillRegistration(page: Page): Promise<void> {
  await fillRequired(page);
  await chooseSubjects(page);
  await acceptTerms(page);
}

export async function fillEnquiry(page: Page): Promise<void> {
  const form = enquiryForm(page);
  await form.getByLabel(enquiryFields.name.label).fill(question.name);
  await form.getByLabel(enquiryFields.email.label).fill(question.email);
  await form.getByLabel(enquiryFields.subject.label).fill(question.subject);
  await form.getByLabel(enquiryFields.message.label).fill(question.message);
}

/** The values of the message form, in order. */
export async function enquiryValues(page: Page): Promise<string[]> {
  const form = enquiryForm(page);
  return Promise.all(
    Object.values(enquiryFields).map(({ label }) => form.getByLabel(label).inputValue()),
  );
}

export const submitRegistration = (page: Page) =>
  page.getByRole('button', { name: 'Submit Registration' });

export const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Every toast that is shown. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** The toast with this title. */
export function toast(page: Page, title: string): Locator {
  return toasts(page).filter({ hasText: title });
}
