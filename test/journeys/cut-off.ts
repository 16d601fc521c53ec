import type { Page } from '@playwright/test';

/**
 * The texts that are cut off on one side by an element or by the screen. Text that can be scrolled
 * into view is not cut off.
 *
 * @param within a selector of the part to look at
 * @returns each text, with the number of pixels that are cut off
 */
export function textsCutOff(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    const known = new Map<Element, { left: number; right: number }>();
    /** The left and right edge of the visible part of an element. */
    function window(element: Element | null): { left: number; right: number } {
      if (!element) return { left: 0, right: innerWidth };
      const found = known.get(element) ?? measured(element);
      known.set(element, found);
      return found;
    }
    function measured(element: Element): { left: number; right: number } {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) return { left: -Infinity, right: Infinity };
      const outer = window(element.parentElement);
      if (overflowX === 'visible' && clipPath === 'none') return outer;
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.max(left, outer.left), right: Math.min(right, outer.right) };
    }
    const seen = { contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true };
    const found: string[] = [];
    for (const root of document.querySelectorAll(part)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const element = text.parentElement;
        if (!text.textContent?.trim() || !element?.checkVisibility(seen)) continue;
        // For screen readers only, or a drawing.
        if (element.closest('[aria-hidden=true], svg')) continue;
        const { left, right } = window(element);
        if (right - left <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lost = Math.max(
          ...[...range.getClientRects()].map((line) =>
            Math.max(line.right - right, left - line.left),
          ),
        );
        if (lost > 1) found.push(`${text.textContent.trim()} (${Math.round(lost)} px)`);
      }
    }
    return found;
  }, within);
}
