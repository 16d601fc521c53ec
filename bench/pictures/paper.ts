import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { settle } from './camera.ts';
import type { Scene } from './scene.ts';

/** Dots per inch of a printed page's picture: an A4 sheet is 794 by 1,123 pixels. */
const DPI = 96;
/** Of an A4 sheet between its margins, in CSS pixels. */
const TEXT_WIDTH = 703;

/** Turns a PDF into PNG files, one for each sheet: `pages` + '-1.png' and so on. */
type Rasterize = (pdf: string, pages: string) => void;

/** By pdftoppm; undefined when it is not installed. */
export function rasterizer(): Rasterize | undefined {
  if (spawnSync('pdftoppm', ['-v']).status !== 0) return undefined;
  return (pdf, pages) => {
    const { status, stderr } = spawnSync('pdftoppm', ['-r', String(DPI), '-png', pdf, pages]);
    if (status !== 0) throw new Error(`pdftoppm: ${stderr}`);
  };
}

/** Prints a scene as a browser prints to a PDF, and keeps the pictures of its sheets. */
export async function printScene(
  page: Page,
  scene: Scene,
  folder: string,
  rasterize: Rasterize,
): Promise<void> {
  await scene.act?.(page, async () => {});
  // As wide as the paper, so that the pictures that fit it are there before it is printed.
  await page.setViewportSize({ width: TEXT_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const pages = join(folder, scene.name);
  // The PDF itself holds the time at which it was made.
  const pdf = `${pages}.pdf`;
  await writeFile(pdf, await page.pdf({ printBackground: true, preferCSSPageSize: true }));
  rasterize(pdf, pages);
  await rm(pdf);
}
