import { posix } from 'node:path';
import { anything, type Part, type Reads, union, type Values } from './reads.ts';
import { Scope } from './scope.ts';
import type { Modules } from './walk.ts';

/** A file that may read content: its path from the project's root, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A node of the syntax tree: ESTree with JSX and TypeScript, as oxc writes it. */
export interface Node {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: what stands in a node follows from its type
  readonly [key: string]: any;
}

/** Knows what the names of one file hold: what it imports from content, and what it declares. */
export abstract class Names {
  protected readonly file: string;
  protected readonly modules: Modules;
  protected readonly reads: Reads;
  protected readonly scopes: WeakMap<Node, Scope>;
  /** Names imported from packages. */
  protected readonly foreign = new Set<string>();
  /** The exports of this file, when it is one of content's. */
  protected readonly own: Part | undefined;

  constructor({ file }: Source, modules: Modules, reads: Reads, scopes: WeakMap<Node, Scope>) {
    this.file = file;
    this.modules = modules;
    this.reads = reads;
    this.scopes = scopes;
    this.own = this.contentAt(`./${posix.basename(file)}`);
  }

  /** What a node may hold; reads on the way what it reads. */
  protected abstract value(node: Node, scope: Scope): Values;

  protected import({ source, specifiers }: Node, scope: Scope): void {
    const whole = this.whole(source.value);
    for (const { type, imported, local } of specifiers) {
      if (!/^[.#]/.test(source.value)) this.foreign.add(local.name);
      const isOne = type === 'ImportSpecifier' && whole !== anything;
      scope.add(local.name, isOne ? this.reads.key(whole, imported.name) : whole);
    }
  }

  /** All that a file of content exports; `anything` where the specifier names another file. */
  protected whole(specifier: string): Values {
    const content = this.contentAt(specifier);
    return content ? new Set([content]) : anything;
  }

  protected contentAt(specifier: string): Part | undefined {
    const path = specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.join(posix.dirname(this.file), specifier);
    return path.startsWith('content/') ? this.modules[path.slice('content/'.length)] : undefined;
  }

  protected named(name: string, scope: Scope): Values {
    const held = scope.get(name);
    if (held) return held;
    return this.own ? this.reads.key(new Set([this.own]), name) : anything;
  }

  /** Declares the names of a pattern and reads what it takes apart. */
  protected bind(pattern: Node, values: Values, scope: Scope): void {
    switch (pattern.type) {
      case 'Identifier':
        // What content exports is known from running it.
        if (!this.own || !Object.hasOwn(this.own, pattern.name)) scope.add(pattern.name, values);
        return;
      case 'AssignmentPattern':
        this.bind(pattern.left, union(values, this.value(pattern.right, scope)), scope);
        return;
      case 'RestElement':
        this.bind(pattern.argument, values, scope);
        return;
      case 'ArrayPattern':
        for (const each of pattern.elements) {
          if (each) this.bind(each, this.reads.elements(values), scope);
        }
        return;
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          const { type, key, value, computed } = property;
          if (type === 'RestElement') this.bind(property, values, scope);
          else if (computed) this.bind(value, this.reads.keys(values), scope);
          else this.bind(value, this.reads.key(values, String(key.name ?? key.value)), scope);
        }
        return;
      default:
        this.reads.hand(values);
    }
  }

  /** Gives values to a function or a component, ours or somebody else's. */
  protected pass(values: Values, to: Node, scope: Scope): void {
    let root = to;
    while (root.object) root = root.object;
    const { name } = root;
    // Neither declared here nor a part of another value: the browser's or Node's own.
    const isGlobal = name !== undefined && !scope.get(name) && !(this.own && name in this.own);
    if (isGlobal || this.foreign.has(name)) this.reads.giveAway(values);
    else this.reads.hand(values);
  }

  protected scopeOf(node: Node, outer?: Scope): Scope {
    const scope = this.scopes.get(node) ?? new Scope(outer);
    this.scopes.set(node, scope);
    return scope;
  }
}
