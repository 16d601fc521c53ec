import type { Page } from '@playwright/test';
import { enquiryFailed, notices } from '#content/forms/notices.ts';
import { programsOverview } from '#content/pages/programs-overview.ts';
import { enquiryLabels } from '#payloads/form-fields.ts';
import { sendMessage, typeEnquiry } from '#test/journeys/fill-forms.ts';
import { settle } from './camera.ts';
import { dismissBubble, shootToast, untilKept } from './form-states.ts';
import { accept, disconnect, fail, neverAnswer, refuse } from './replies.ts';
import type { Scene, Shoot } from './scene.ts';

const failed = enquiryFailed().title;
const sent = notices.enquirySent.title;

/** What a page with the message form becomes by sending it, reply by reply. */
const outcomes = [
  ['failed', fail, failed],
  ['refused', refuse(Object.keys(enquiryLabels)), failed],
  ['unreachable', disconnect, failed],
  ['sent', accept, sent],
] as const;

/** The message form in every state: on its page, on a course page and in a dialog. */
export const enquiryScenes: readonly Scene[] = [
  {
    name: 'contact-filled',
    path: '/contact',
    act: async (page, shoot) => {
      await sendMessage(page).click();
      await dismissBubble(page);
      await shoot('unanswered');
      await typeEnquiry(page);
      await untilKept(page);
      await shoot();
    },
  },
  {
    name: 'contact-question',
    path: '/contact',
    act: async (page, shoot) => {
      await page.getByRole('button', { name: /About fees/ }).press(' ');
      await untilKept(page);
      await shoot();
    },
  },
  {
    name: 'contact-sending',
    path: '/contact',
    prepare: neverAnswer,
    act: async (page, shoot) => {
      await send(page);
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
      await shoot();
    },
  },
  {
    name: 'contact-draft',
    path: '/contact',
    act: async (page, shoot) => {
      await typeEnquiry(page);
      await untilKept(page);
      await page.goto('/404');
      await page.goto('/contact');
      await settle(page);
      await untilKept(page);
      await shoot('offered');
    },
  },
  ...['/contact', '/programs/a-level-physics'].flatMap((path) =>
    outcomes.map(
      ([what, prepare, title]): Scene => ({
        name: `${path === '/contact' ? 'contact' : 'course'}-${what}`,
        path,
        prepare,
        act: async (page, shoot) => {
          await send(page);
          await shootToast(page, shoot, title);
        },
      }),
    ),
  ),
  ...outcomes.map(
    ([what, prepare, title]): Scene => ({
      name: `consultation-${what}`,
      path: '/programs',
      prepare,
      act: async (page, shoot) => {
        await page.getByRole('button', { name: programsOverview.consultation }).click();
        await send(page);
        await shootToast(page, onScreen(shoot), title);
      },
    }),
  ),
];

async function send(page: Page): Promise<void> {
  await typeEnquiry(page);
  await untilKept(page);
  await sendMessage(page).click();
}

/** A modal dialog is as large as the screen. */
function onScreen(shoot: Shoot): Shoot {
  return (state) => shoot(state, 'screen');
}
