/** A list or a record of content, as it is at run time. */
export type Part = object;

/** What an expression may hold: parts, `unknown`, or nothing where it is a text or a figure. */
export type Values = ReadonlySet<Part>;

/** Stands for a value that is followed no further. */
export const unknown: Part = {};

export const nothing: Values = new Set();
export const anything: Values = new Set([unknown]);

/** What is read of the records, gathered while the sources are followed. */
export class Reads {
  private readonly read = new Map<Part, Set<string>>();
  /** Parts given to code of ours that is not followed: a name read of anything counts for them. */
  private readonly handed = new Set<Part>();
  private readonly namesReadOfAnything = new Set<string>();

  /** Whether a key of a part is read, or may be. */
  has(part: Part, key: string): boolean {
    if (this.read.get(part)?.has(key)) return true;
    return this.handed.has(part) && this.namesReadOfAnything.has(key);
  }

  /** Reads one key; out: what it may hold. */
  key(values: Values, key: string): Values {
    const found = new Set<Part>();
    for (const part of values) {
      if (part === unknown) {
        this.namesReadOfAnything.add(key);
        found.add(unknown);
      } else if (Object.hasOwn(part, key)) {
        this.read.set(part, (this.read.get(part) ?? new Set()).add(key));
        const value: unknown = part[key as keyof Part];
        if (isPart(value)) found.add(value);
      }
    }
    return found;
  }

  /** Reads every key, as `record[key]` and Object.values do; out: what they may hold. */
  keys(values: Values): Values {
    return union(
      ...[...values].map((part) =>
        part === unknown
          ? anything
          : union(...Object.keys(part).map((key) => this.key(new Set([part]), key))),
      ),
    );
  }

  /** The elements of lists; what is no list is taken for an element. */
  elements(values: Values): Values {
    const parts = [...values].map((part) => new Set([part]));
    return union(...parts.map((one) => (Array.isArray([...one][0]) ? this.keys(one) : one)));
  }

  /** Gives values to code of ours that is not followed. */
  hand(values: Values): void {
    for (const part of values) {
      if (part === unknown || this.handed.has(part)) continue;
      this.handed.add(part);
      this.hand(new Set(Object.values(part).filter(isPart)));
    }
  }

  /** Gives values to code that is not ours, which may read all that is in them. */
  giveAway(values: Values, seen = new Set<Part>()): void {
    for (const part of values) {
      if (part === unknown || seen.has(part)) continue;
      seen.add(part);
      this.giveAway(this.keys(new Set([part])), seen);
    }
  }
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

export function union(...all: Values[]): Values {
  return new Set(all.flatMap((values) => [...values]));
}
