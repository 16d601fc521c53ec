import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export { parse as parseHtml };

/** Every element below `node`, in document order. */
export function* elementsOf(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsOf(child);
  }
}

/** The elements of a tag below `node`, in document order. */
export function elementsNamed(node: Node, tag: string): Element[] {
  return [...elementsOf(node)].filter(({ tagName }) => tagName === tag);
}

/** The links below `node`: their texts and addresses. */
export function linksIn(node: Node): [string, string | undefined][] {
  return elementsNamed(node, 'a').map((link) => [textOf(link).trim(), attribute(link, 'href')]);
}

/** An attribute's value, or undefined if it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text in an element, its descendants' included. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return childrenOf(node).map(textOf).join('');
}

function childrenOf(node: Node): DefaultTreeAdapterTypes.ChildNode[] {
  // The content of a template is included.
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
