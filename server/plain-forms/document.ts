import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
type Parent = Tree.ParentNode;

/** A page as a tree to be changed, and its HTML again. */
export function parsePage(text: string): Tree.Document {
  return parse(text);
}

export function toHtml(document: Tree.Document): string {
  return serialize(document);
}

/** Every element under `parent` that passes, in document order. Also looks into templates. */
export function findAll(parent: Parent, passes: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    if (passes(child)) found.push(child);
    found.push(...findAll(child, passes));
    if ('content' in child) found.push(...findAll(child.content, passes));
  }
  return found;
}

/** The elements that carry an attribute, with that value when one is given. */
export function withAttribute(parent: Parent, name: string, value?: string): Element[] {
  return findAll(parent, (element) => {
    const found = attribute(element, name);
    return found !== undefined && (value === undefined || found === value);
  });
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((attr) => attr.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

export function setText(element: Element, text: string): void {
  element.childNodes = [{ nodeName: '#text', value: text, parentNode: element }];
}

export function remove(element: Element): void {
  const parent = element.parentNode;
  if (parent) parent.childNodes = parent.childNodes.filter((child) => child !== element);
}

/** A new element like `pattern`, with that text alone in it. */
export function cloneWithText(pattern: Element, text: string): Element {
  const clone: Element = {
    nodeName: pattern.nodeName,
    tagName: pattern.tagName,
    namespaceURI: html.NS.HTML,
    attrs: pattern.attrs.map((attr) => ({ ...attr })),
    childNodes: [],
    parentNode: pattern.parentNode,
  };
  setText(clone, text);
  return clone;
}
