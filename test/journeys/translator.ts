import type { Page } from '@playwright/test';

/** Translates the page as Chrome does: text nodes, also later ones, are replaced by elements. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = (text: Text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isHidden = text.parentElement?.closest('font, script, style, noscript, textarea');
        if (text.data.trim() !== '' && text.isConnected && !isHidden) translated(text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translateIn(target);
        for (const node of addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
