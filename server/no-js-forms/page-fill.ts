import type { ByteRange } from './byte-ranges.ts';
import { type Slot, slotsOf, type Template } from './template.ts';

/** The text that replaces a range of the page. */
export interface Change extends ByteRange {
  text: string;
}

/** Collects what one page is filled with. The template is never changed. */
export class PageFill {
  readonly template: Template;
  readonly #tags = new Map<Slot, Map<string, string | undefined>>();
  readonly #contents = new Map<Slot, string>();

  constructor(template: Template) {
    this.template = template;
  }

  /** See slotsOf. */
  slots(kind: string, value?: string, within?: Slot): Slot[] {
    return slotsOf(this.template, kind, value, within);
  }

  setAttribute(slot: Slot, name: string, value: string): void {
    this.#changesOf(slot).set(name, value);
  }

  removeAttribute(slot: Slot, name: string): void {
    this.#changesOf(slot).set(name, undefined);
  }

  setText(slot: Slot, text: string): void {
    // The parser takes away a line break that stands first in a text area.
    const lead = slot.tagName === 'textarea' && text.startsWith('\n') ? '\n' : '';
    this.#contents.set(slot, lead + escapeText(text));
  }

  /** Gives a list an item for each text, with the start tag of its first one. */
  setItems(slot: Slot, texts: readonly string[]): void {
    const item = slot.itemTag ?? '<li>';
    this.#contents.set(slot, texts.map((text) => `${item}${escapeText(text)}</li>`).join(''));
  }

  /** Whether a slot is empty with what it has been filled with so far. */
  isEmpty(slot: Slot): boolean {
    const given = this.#contents.get(slot);
    if (given !== undefined || !slot.content) return given === '';
    return slot.content.start === slot.content.end;
  }

  /** The changes in the page's order; no two of them overlap. */
  changes(): Change[] {
    const changes: Change[] = [];
    for (const [slot, attributes] of this.#tags) {
      changes.push({ ...slot.startTag, text: startTag(slot, attributes) });
    }
    for (const [slot, text] of this.#contents) {
      if (!slot.content) throw new Error(`A <${slot.tagName}> holds other slots.`);
      changes.push({ ...slot.content, text });
    }
    return changes.sort((one, other) => one.start - other.start || one.end - other.end);
  }

  #changesOf(slot: Slot): Map<string, string | undefined> {
    let changes = this.#tags.get(slot);
    if (!changes) {
      changes = new Map();
      this.#tags.set(slot, changes);
    }
    return changes;
  }
}

/** A slot's start tag with changed attributes; those that are undefined are removed. */
function startTag(slot: Slot, changes: ReadonlyMap<string, string | undefined>): string {
  // Most changes add an attribute to what the build wrote.
  const onlyAdds = changes.keys().every((name) => !slot.attributes.has(name));
  let text = onlyAdds ? slot.openTag : `<${slot.tagName}`;
  if (!onlyAdds) {
    for (const [name, value] of slot.attributes) {
      if (!changes.has(name)) text += attribute(name, value);
    }
  }
  for (const [name, value] of changes) if (value !== undefined) text += attribute(name, value);
  return `${text}>`;
}

function attribute(name: string, value: string): string {
  if (value === '') return ` ${name}=""`;
  return ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
