import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Where axe looks: by selectors of what it looks into, and of what it leaves out. */
interface Scope {
  include?: string;
  exclude?: string;
}

/**
 * What breaks a rule of axe on a page, in short. It runs in the page itself: asked frame by frame
 * it opens a window of its own each time, and no page here has a frame of another site that loads.
 */
export async function violationsOn(page: Page, { include, exclude }: Scope = {}) {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    // Of what is right nothing is read, and axe need not say where it stands.
    .options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}
