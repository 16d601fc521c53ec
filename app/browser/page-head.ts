/** What a page's head says of it, beside what all pages' heads say. */
export interface PageHead {
  title: string;
  metas: ({ name: string; content: string } | { property: string; content: string })[];
  /** The page's full address; a page that does not exist has none. */
  canonical?: string;
}

/** The tags in the document's head that are the page's own. */
const OWN = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical]';

/** Makes the document's head that of another page, as if it had been loaded. */
export function showHead({ title, metas, canonical }: PageHead): void {
  document.title = title;
  for (const tag of document.head.querySelectorAll(OWN)) tag.remove();
  document.head.append(
    ...metas.map((attributes) => element('meta', attributes)),
    ...(canonical ? [element('link', { rel: 'canonical', href: canonical })] : []),
  );
}

function element(name: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
