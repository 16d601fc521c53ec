import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ByteRange, CompressedRange } from './byte-ranges.ts';
import { deflateBlocks } from './gzip.ts';

/** An element of a page that can be filled. */
export interface Slot extends ByteRange {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  /** Its start tag as the build wrote it, without the closing '>' or '/>'. */
  openTag: string;
  startTag: ByteRange;
  /** Its inner HTML; undefined for void elements and for those that hold other slots. */
  content: ByteRange | undefined;
  /** The start tag of the first `li` in it, which all items of a filled list get. */
  itemTag: string | undefined;
}

/**
 * A built page, with the byte ranges of everything that can be filled. It is parsed once; filling
 * it copies its bytes with a few ranges replaced.
 */
export interface Template {
  page: Buffer;
  /** The long ranges between slots, in the page's order. */
  compressed: readonly CompressedRange[];
  /** By kind: 'control', 'row' (of a description list), or the name of the data attribute. */
  slots: ReadonlyMap<string, readonly Slot[]>;
}

/** The attributes that mark a slot, beside form controls and rows of description lists. */
const SLOT_ATTRIBUTES = ['form', 'view', 'slot', 'fill', 'error', 'class', 'link'].map(
  (it) => `data-${it}`,
);
const CONTROLS = new Set(['input', 'textarea', 'select', 'option']);

/**
 * Parses a page. It must be HTML as the build writes it, with no start tag left out.
 * @param names the form controls that will be filled, by name; all of them where left out. The fewer
 * there are, the more of the page is compressed beforehand.
 */
export function compileTemplate(html: string, names?: ReadonlySet<string>): Template {
  const byteAt = byteOffsets(html);
  const range = (start: number, end: number): ByteRange => ({
    start: byteAt(start),
    end: byteAt(end),
  });
  const found = elementsOf(parse(html, { sourceCodeLocationInfo: true }))
    .filter(isSlot)
    .filter((element) => names === undefined || isNamed(element, names));
  const slots = new Map<string, Slot[]>();
  const compressed: CompressedRange[] = [];
  /** Where the range begins that lies before the next slot. */
  let between = 0;
  const compressUpTo = (end: number) => {
    const blocks = deflateBlocks(html.slice(between, end));
    if (blocks) compressed.push({ ...range(between, end), blocks });
  };

  for (const [index, element] of found.entries()) {
    const { startTag, endTag, startOffset, endOffset } = locationOf(element);
    compressUpTo(startOffset);
    between = startTag.endOffset;
    const next = found[index + 1];
    const isLeaf = endTag && !(next && locationOf(next).startOffset < endOffset);
    if (isLeaf) between = endTag.startOffset;
    const slot: Slot = {
      tagName: element.tagName,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      openTag: html.slice(startOffset, startTag.endOffset).replace(/\/?>$/, ''),
      startTag: range(startOffset, startTag.endOffset),
      content: isLeaf ? range(startTag.endOffset, endTag.startOffset) : undefined,
      itemTag: itemTagOf(element, html),
      ...range(startOffset, endOffset),
    };
    for (const kind of kindsOf(element)) slots.set(kind, [...(slots.get(kind) ?? []), slot]);
  }
  compressUpTo(html.length);
  return { page: Buffer.from(html), compressed, slots };
}

/** The page without the scripts that would hydrate it: a page filled with an answer does not match them. */
export function withoutScripts(html: string): string {
  let text = html;
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true })).reverse()) {
    if (!loadsScripts(element)) continue;
    const { startOffset, endOffset } = locationOf(element);
    text = text.slice(0, startOffset) + text.slice(endOffset);
  }
  return text;
}

/** The slots of a kind in the page's order, with that value or within that slot where given. */
export function slotsOf(template: Template, kind: string, value?: string, within?: Slot): Slot[] {
  return (template.slots.get(kind) ?? []).filter(
    (slot) =>
      (value === undefined || slot.attributes.get(kind) === value) &&
      (within === undefined || (slot.start > within.start && slot.end <= within.end)),
  );
}

function isSlot(element: Tree.Element): boolean {
  return kindsOf(element).length > 0;
}

/** The forms themselves count: they say which controls belong together. */
function isNamed({ tagName, attrs }: Tree.Element, names: ReadonlySet<string>): boolean {
  return tagName === 'form' || attrs.some(({ name, value }) => name === 'name' && names.has(value));
}

function kindsOf(element: Tree.Element): string[] {
  const kinds = element.attrs
    .map(({ name }) => name)
    .filter((name) => SLOT_ATTRIBUTES.includes(name));
  if (CONTROLS.has(element.tagName)) kinds.push('control');
  if (element.childNodes.some(({ nodeName }) => nodeName === 'dd')) kinds.push('row');
  return kinds;
}

function loadsScripts({ tagName, attrs }: Tree.Element): boolean {
  const has = (name: string, value: string) =>
    attrs.some((attr) => attr.name === name && attr.value === value);
  if (tagName === 'script') return !has('type', 'application/ld+json');
  return tagName === 'link' && has('rel', 'modulepreload');
}

function itemTagOf(element: Tree.Element, html: string): string | undefined {
  const item = element.childNodes.find(({ nodeName }) => nodeName === 'li');
  if (!item) return undefined;
  const { startTag } = locationOf(item as Tree.Element);
  return html.slice(startTag.startOffset, startTag.endOffset);
}

/** Every element in the order of the page, those in templates too. */
function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return [child, ...elementsOf('content' in child ? child.content : child)];
  });
}

function locationOf(element: Tree.Element) {
  const { startTag, endTag, startOffset, endOffset } = element.sourceCodeLocation ?? {};
  if (!startTag || startOffset === undefined || endOffset === undefined) {
    throw new Error(`A <${element.tagName}> of the page has no start tag.`);
  }
  return { startTag, endTag, startOffset, endOffset };
}

/** The byte offset in UTF-8 of each index of a text. */
function byteOffsets(text: string): (index: number) => number {
  const bytes = new Uint32Array(text.length + 1);
  let at = 0;
  for (let index = 0; index < text.length; ) {
    bytes[index] = at;
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    at += Buffer.byteLength(character);
    index += character.length;
  }
  bytes[text.length] = at;
  return (index) => bytes[index] ?? at;
}
