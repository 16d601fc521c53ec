import { notices } from '#content/forms/notices.ts';
import { registrationLabels } from '#payloads/form-fields.ts';
import {
  agree,
  chooseSubjects,
  submitRegistration,
  typeRegistration,
  typeRequired,
} from '#test/journeys/fill-forms.ts';
import { settle } from './camera.ts';
import { dismissBubble, shootToast, untilKept } from './form-states.ts';
import { accept, disconnect, fail, neverAnswer, refuse } from './replies.ts';
import type { Scene } from './scene.ts';

const path = '/register';
const fields = Object.keys(registrationLabels).filter((field) => field !== 'level');

/** The registration form in every state, and what it becomes. */
export const registrationScenes: readonly Scene[] = [
  {
    name: 'register-level',
    path,
    act: async (page, shoot) => {
      for (const level of ['O Level (Grades 9-11)', 'A Level (Grades 12-13)']) {
        await page.getByRole('radio', { name: level }).check();
        await untilKept(page);
        await shoot(level.startsWith('O') ? 'o-level' : 'a-level');
      }
      await page.getByRole('button', { name: 'Physical Science' }).click();
      await page.getByRole('complementary').getByText('9 hours').waitFor();
      await shoot('stream');
    },
  },
  {
    name: 'register-filled',
    path,
    act: async (page, shoot) => {
      await typeRegistration(page);
      await untilKept(page);
      await shoot();
    },
  },
  {
    name: 'register-mail-hint',
    path,
    act: async (page, shoot) => {
      const email = page.getByLabel(registrationLabels.email, { exact: true });
      await email.fill('nethmi@gmial.com');
      await email.blur();
      await page.getByRole('button', { name: 'nethmi@gmail.com' }).waitFor();
      await untilKept(page);
      await shoot();
    },
  },
  {
    name: 'register-unanswered',
    path,
    act: async (page, shoot) => {
      await submitRegistration(page).click();
      await dismissBubble(page);
      await shoot();
      await typeRequired(page);
      await untilKept(page);
      await submitRegistration(page).click();
      await shootToast(page, shoot, notices.termsNotAgreed.title, 'terms');
      await agree(page);
      await submitRegistration(page).click();
      await shootToast(page, shoot, notices.noSubject.title, 'level');
      await chooseSubjects(page);
      for (const box of await page.getByRole('checkbox', { name: /Physics|Logic/ }).all())
        await box.uncheck();
      await submitRegistration(page).click();
      await shootToast(page, shoot, notices.noSubject.title, 'subjects');
    },
  },
  {
    name: 'register-sending',
    path,
    prepare: neverAnswer,
    act: async (page, shoot) => {
      await typeRegistration(page);
      await untilKept(page);
      await submitRegistration(page).click();
      await page.getByRole('button', { name: 'Submitting...' }).waitFor();
      await shoot();
    },
  },
  ...(
    [
      ['failed', fail],
      ['refused', refuse(fields)],
      ['unreachable', disconnect],
    ] as const
  ).map(
    ([what, prepare]): Scene => ({
      name: `register-${what}`,
      path,
      prepare,
      act: async (page, shoot) => {
        await typeRegistration(page);
        await untilKept(page);
        await submitRegistration(page).click();
        await shootToast(page, shoot, notices.registrationFailed.title);
      },
    }),
  ),
  {
    name: 'register-sent',
    path,
    prepare: accept,
    act: async (page, shoot) => {
      await typeRegistration(page);
      await untilKept(page);
      await submitRegistration(page).click();
      await shootToast(page, shoot, notices.registrationSent.title);
    },
  },
  {
    name: 'register-draft',
    path,
    act: async (page, shoot) => {
      await typeRequired(page);
      await untilKept(page);
      await shoot('kept');
      await page.goto('/404');
      await page.goto(path);
      await settle(page);
      await untilKept(page);
      await shoot('offered');
    },
  },
  {
    name: 'register-from-link',
    path: `${path}?level=a-level&subject=Physics&subject=English`,
  },
  {
    name: 'register-from-timetable',
    path: `${path}?level=a-level&subject=Physics&curriculum=edexcel&class=a-level-physics-wednesday`,
  },
];
