import type { Browser } from '@playwright/test';
import { openSlow, rest, type SlowPage, untilHydrated, untilLoaded } from './slow-page.ts';

/** What a tap took, in milliseconds. */
export interface Tap {
  /** Right after the first paint, before any script has run, until the answer is on the screen. */
  early: number;
  /** Interaction to next paint once the page has settled; none where the tap leaves the page. */
  settled: number | undefined;
  /** The same on the page without scripts. */
  limit: number | undefined;
}

interface Control {
  path: string;
  /** Made before the tap that is measured. */
  first?: string;
  target: string;
  /** In the page: whether the tap was answered; without it the answer is another page. */
  answered?: () => boolean;
}

const levelTab = {
  target: 'main a[href="#a-level"]',
  // A closed panel has a box of its own; what is in it is not seen.
  answered: () =>
    document.querySelector('#a-level-panel > :last-child')?.checkVisibility() ?? false,
};

export const controls: Record<string, Control> = {
  'a tab': { path: '/schedule', ...levelTab },
  'a tab at home': { path: '/', ...levelTab },
  'the menu': {
    path: '/',
    target: 'header summary[aria-label="Menu"]',
    answered: () => document.querySelector('header details[open] a')?.checkVisibility() ?? false,
  },
  'a level': {
    path: '/register',
    target: 'label:has(input[name="level"][value="a-level"])',
    answered: () =>
      document.querySelector('input[name="subjects-a-level"]')?.checkVisibility() ?? false,
  },
  'a subject': {
    path: '/register',
    first: 'label:has(input[name="level"][value="a-level"])',
    target: 'label:has(input[name="subjects-a-level"])',
    answered: () => document.querySelector('input[name="subjects-a-level"]:checked') !== null,
  },
  'a dialog': {
    path: '/register',
    target: 'form a[href="#terms"]',
    answered: () => document.querySelector('dialog#terms')?.checkVisibility() ?? false,
  },
  'a link': { path: '/about', target: 'header a[href="/contact"]:not(nav a)' },
  'a send button': { path: '/contact', target: 'form[data-form="enquiry"] [type="submit"]' },
};

/**
 * Taps a control on a slow phone, each time in a page of its own.
 *
 * @param site the origin of the site
 * @param bare the origin of the site without scripts
 */
export async function tap(
  browser: Browser,
  site: string,
  bare: string,
  control: Control,
): Promise<Tap> {
  const { path, answered } = control;
  return {
    early: await tapEarly(browser, site + path, control),
    settled: answered && (await tapSettled(browser, site + path, control, true)),
    limit: answered && (await tapSettled(browser, bare + path, control, false)),
  };
}

async function tapEarly(browser: Browser, url: string, control: Control): Promise<number> {
  const page = await openSlow(browser);
  await page.before(watchTap);
  await page.open(url);
  await page.until(() => performance.getEntriesByType('paint').length > 1);
  await fillRequired(page);
  if (control.first) await press(page, control.first);
  if (control.answered) await watchAnswer(page, control.answered);
  await press(page, control.target);
  const milliseconds = await page.until(() => Number(sessionStorage.getItem('answered')));
  await page.close();
  return milliseconds;
}

/** A tap once the page has settled; out: the interaction to next paint, in milliseconds. */
export async function tapSettled(
  browser: Browser,
  url: string,
  control: Control,
  scripts: boolean,
): Promise<number> {
  const page = await openSlow(browser);
  await page.open(url);
  await untilLoaded(page, url);
  if (scripts) await untilHydrated(page);
  await rest(3000);
  if (control.first) await press(page, control.first);
  await reach(page, control.target);
  await rest(2000);
  await page.evaluate(watchInteractions);
  await press(page, control.target);
  await rest(1500);
  // What took less than 16 ms is not reported.
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest || 16,
  );
  await page.close();
  return longest;
}

/** A tap in the middle of what is seen of it, as a finger makes it. */
async function press(page: SlowPage, selector: string): Promise<void> {
  const { x, y } = await reach(page, selector);
  await page.tap(x, y);
}

/** Scrolls to the first of them that is shown; out: where to tap it. */
function reach(page: SlowPage, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((target) => {
    const element = [...document.querySelectorAll(target)].find((one) => one.checkVisibility());
    const inSight = () => {
      // A link may be broken into lines: the first of them is tapped.
      const [line] = element?.getClientRects() ?? [];
      if (!line) throw new Error(`Nothing to tap: ${target}`);
      return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    };
    const { y } = inSight();
    if (y < 0 || y > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return inSight();
  }, selector);
}

/** A form that is sent early must pass the browser's own checks. */
function fillRequired(page: SlowPage): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form :required'))
      field.value = field.type === 'email' ? 'bench@parent.example' : 'Bench';
  });
}

/** Has the page look for the answer from the next tap on. */
function watchAnswer(page: SlowPage, answered: () => boolean): Promise<void> {
  return page.evaluate((source) => {
    const { watchAnswer } = window as unknown as { watchAnswer: (look: () => boolean) => void };
    watchAnswer(new Function(`return (${source})()`) as () => boolean);
  }, String(answered));
}

/** Runs in the page: notes the longest interaction, as INP counts it. */
function watchInteractions(): void {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  // Chrome times only what somebody listens to: on the page without scripts nobody would.
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, () => {});
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page before anything else does: from the finger to the answer. */
function watchTap(): void {
  const answer = (since: number) =>
    sessionStorage.setItem('answered', String(performance.now() - since));
  let down = 0;
  let waiting: (() => boolean) | undefined;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const look = () => {
        if (waiting?.()) answer(timeStamp);
        else requestAnimationFrame(look);
      };
      down = timeStamp;
      if (waiting) look();
    },
    true,
  );
  // A link or a form: the browser is on its way.
  navigation.addEventListener('navigate', () => {
    if (down) answer(down);
  });
  Object.assign(window, {
    watchAnswer: (answered: () => boolean) => {
      waiting = answered;
    },
  });
}
