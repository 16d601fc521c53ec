import type { Part, Values } from './reads.ts';

/** The names that a function or a block declares, and what each may hold. */
export class Scope {
  private readonly held = new Map<string, Set<Part>>();
  private readonly outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.outer = outer;
  }

  /** Declares a name, or adds to what it may hold. */
  add(name: string, values: Values): void {
    this.held.set(name, new Set([...(this.held.get(name) ?? []), ...values]));
  }

  /** What a name may hold; undefined when nobody declares it. */
  get(name: string): Values | undefined {
    return this.held.get(name) ?? this.outer?.get(name);
  }
}
