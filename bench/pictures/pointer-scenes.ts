import type { Page } from '@playwright/test';
import { allPaths } from './page-scenes.ts';
import { nameOf, type Scene } from './scene.ts';

const POINTED_AT = ':is(header, main, footer) :is(a, button, summary, label, li, tr)';
const FOCUSABLE = ':is(a, button, summary, input, select, textarea)';

/** Every page with the pointer over each of its controls at once, and with each of them focused. */
export const pointerScenes: readonly Scene[] = allPaths.flatMap((path): Scene[] => [
  {
    name: `${nameOf(path)}-pointer`,
    path,
    widths: [1280],
    act: async (page, shoot) => {
      await force(page, POINTED_AT, ['hover']);
      await shoot('hover');
    },
  },
  {
    name: `${nameOf(path)}-pointer`,
    path,
    widths: [1280],
    act: async (page, shoot) => {
      await force(page, FOCUSABLE, ['focus', 'focus-visible']);
      await shoot('focus');
    },
  },
]);

/** Makes the styles believe that all these elements are in a state that only one can be in. */
async function force(page: Page, selector: string, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
