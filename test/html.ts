import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export { parse as parseHtml, serialize as serializeHtml };

/** Every element below `node`, in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsOf(child);
  }
}

/** The first element that fits, or undefined. */
export function findElement(node: Node, fits: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(node)) if (fits(element)) return element;
  return undefined;
}

/** An attribute's value, or undefined when it is not there. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text in an element, its descendants' included. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return childrenOf(node).map(textOf).join('');
}

/** A new element with the given attributes and text. */
export function createElement(
  tagName: string,
  attributes: Record<string, string>,
  text?: string,
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(
    tagName,
    'http://www.w3.org/1999/xhtml' as Element['namespaceURI'],
    attrs,
  );
  if (text !== undefined) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Puts a node at the end of `parent`. */
export function append(parent: ParentNode, child: Element): void {
  defaultTreeAdapter.appendChild(parent, child);
}

/** Puts a node right after `sibling`. */
export function insertAfter(sibling: Element, child: Element): void {
  const parent = sibling.parentNode;
  if (!parent) throw new Error('The sibling stands nowhere.');
  const next = parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, child, next);
  else append(parent, child);
}

export function remove(node: DefaultTreeAdapterTypes.ChildNode): void {
  defaultTreeAdapter.detachNode(node);
}

function childrenOf(node: Node): DefaultTreeAdapterTypes.ChildNode[] {
  // What stands in a template is the page's too.
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
