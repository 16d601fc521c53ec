import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser } from '#test/browser.ts';
import { startServer } from '../start.ts';
import { cameraFor, openContext, openScene } from './camera.ts';
import { printScene, rasterizer } from './paper.ts';
import { paperScenes } from './paper-scenes.ts';
import type { Scene, Width } from './scene.ts';
import { scenes } from './scenes.ts';

/** How many pages are photographed side by side. */
const CAMERAS = 2;
const WIDTHS: readonly Width[] = [320, 390, 1280];

type Take = () => Promise<void>;

/**
 * Photographs every scene into `folder`.
 *
 * @param origin where the site is; absent: the site of this folder is built and served
 * @param only scenes whose name it matches
 */
export async function takeAll(
  folder: string,
  { origin, only }: { origin: string | undefined; only: RegExp },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (origin === undefined) buildSite();
  const server = origin === undefined ? await startServer() : undefined;
  const site = (origin ?? server?.origin ?? '').replace(/\/$/, '');
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    // The same letters and edges, whatever was drawn before and how much of it anew.
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-checker-imaging',
    ],
  });
  try {
    const takes = [
      ...screenTakes(browser, site, folder, only),
      ...paperTakes(browser, site, folder, only),
    ];
    const missed = await takeEach(takes);
    if (missed > 0) throw new Error(`${missed} of ${takes.length} scenes were not taken.`);
  } finally {
    await browser.close();
    server?.child.kill();
  }
}

function buildSite(): void {
  execFileSync(process.execPath, ['build/site.ts', '--if-changed'], { stdio: 'inherit' });
}

function screenTakes(browser: Browser, site: string, folder: string, only: RegExp): Take[] {
  return scenes
    .filter(({ name }) => only.test(name))
    .flatMap((scene) =>
      (scene.widths ?? WIDTHS).map((width) => async () => {
        const context = await openContext(browser, site, width, scene.scripts);
        try {
          const page = await openScene(context, scene);
          const shoot = cameraFor(page, scene, width, folder);
          await (scene.act ? scene.act(page, shoot) : shoot());
        } catch (error) {
          throw new Error(`${scene.name} at ${width}: ${error}`);
        } finally {
          await context.close();
        }
      }),
    );
}

function paperTakes(browser: Browser, site: string, folder: string, only: RegExp): Take[] {
  const printed = paperScenes.filter(({ name }) => only.test(name));
  const rasterize = rasterizer();
  if (!rasterize) {
    console.log('Nothing is printed: pdftoppm (Debian: poppler-utils) is not installed.');
    return [];
  }
  return printed.map((scene: Scene) => async () => {
    const context = await openContext(browser, site, 1280, scene.scripts);
    try {
      await printScene(await openScene(context, scene), scene, folder, rasterize);
    } catch (error) {
      throw new Error(`${scene.name}: ${error}`);
    } finally {
      await context.close();
    }
  });
}

/** Does all, a few at a time; out: how many failed, each of which is told of at once. */
async function takeEach(takes: readonly Take[]): Promise<number> {
  const left = [...takes];
  let missed = 0;
  async function work(): Promise<void> {
    for (let take = left.shift(); take; take = left.shift()) {
      await take().catch((error) => {
        missed += 1;
        console.error(error instanceof Error ? error.message : error);
      });
      const done = takes.length - left.length;
      if (done % 25 === 0) console.log(`${done} of ${takes.length}`);
    }
  }
  await Promise.all(Array.from({ length: CAMERAS }, work));
  return missed;
}
