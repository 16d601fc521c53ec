import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

/**
 * A browser's translator replaces text nodes with its own elements. React still holds the old text
 * node, so removing it, or inserting something before it, throws and the page breaks
 * (https://github.com/facebook/react/issues/11538). A text that is added or removed next to other
 * children, and a text that follows such a child, therefore needs its own element.
 */
type Node = { type: string; start: number } & Record<string, unknown>;

type Kind = 'nothing' | 'element' | 'text' | 'optional element' | 'optional text';

/** Values that are elements, never text. */
const elements = new Set(['children', 'panel', 'panels', 'opening', 'signOut']);

function kindOf(node: Node): Kind {
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value as string) ? 'text' : 'nothing';
    case 'JSXExpressionContainer':
      return kindOf(node.expression as Node);
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'Literal':
      return typeof node.value === 'string' ? 'text' : 'nothing';
    case 'TemplateLiteral':
      return 'text';
    case 'ChainExpression':
      return kindOf(node.expression as Node) === 'optional element'
        ? 'optional element'
        : 'optional text';
    case 'ConditionalExpression':
      return kindOfBranches([node.consequent as Node, node.alternate as Node]);
    case 'LogicalExpression':
      if (node.operator === '&&') return kindOfBranches([node.right as Node, undefined]);
      return kindOfBranches([node.left as Node, node.right as Node]);
    case 'CallExpression':
      return nameOf(node.callee as Node) === 'map' ? 'optional element' : 'text';
    case 'Identifier':
    case 'MemberExpression':
      return elements.has(nameOf(node)) ? 'element' : 'text';
    default:
      return 'element';
  }
}

/** Two texts in turn share one text node, which stays. */
function kindOfBranches(branches: (Node | undefined)[]): Kind {
  const hasText = branches.map(
    (branch) => branch && (isText(branch) || textsOf(branch).length > 0),
  );
  if (hasText.every(Boolean) && !branches.some((branch) => branch?.type === 'JSXFragment')) {
    return 'text';
  }
  return hasText.some(Boolean) ? 'optional text' : 'optional element';
}

/** The bare texts that may have siblings: those of a fragment, and of `children`. */
function textsOf(node: Node): Node[] {
  if (node.type === 'Identifier' && node.name === 'children') return [node];
  return node.type === 'JSXFragment' ? childrenOf(node).filter(isText) : [];
}

const childrenOf = (node: Node) =>
  (node.children as Node[]).filter((child) => kindOf(child) !== 'nothing');
const isText = (node: Node) => kindOf(node).endsWith('text');
const nameOf = (node: Node): string =>
  String(node.type === 'Identifier' ? node.name : (node.property as Node | undefined)?.name);

function faultsIn(code: string): string[] {
  const { program } = parseSync('file.tsx', code, { preserveParens: false });
  const faults: Node[] = [];
  visit(program as unknown as Node, (node) => {
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') {
      for (const branch of [node.consequent, node.alternate, node.right]) {
        if (branch) faults.push(...textsOf(branch as Node));
      }
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = childrenOf(node);
    faults.push(
      ...children.filter((child, index) => {
        const previous = children[index - 1];
        const follows = previous && kindOf(previous).startsWith('optional') && isText(child);
        return follows || (kindOf(child) === 'optional text' && children.length > 1);
      }),
    );
  });
  return [...new Set(faults)].map(({ start }) => code.slice(start).split('\n')[0] ?? '');
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visit(child as Node, look);
    }
  }
}

describe('text that a translator may have replaced', () => {
  test.each([
    '<p>{busy ? <><i />{busy}</> : label}</p>',
    '<p>{price} {isNew && "new"}<b /></p>',
    '<p>{icon && <Icon />}{label}</p>',
    '<p><b />{reply?.text}</p>',
    '<p>{busy ? <b>{busy}</b> : children}</p>',
    '<p>{words && <>{before}<b>{words}</b></>}</p>',
    '<p>{items.map((item) => <b key={item} />)} and more</p>',
  ])('is rejected without an element of its own: %s', (code) =>
    expect(faultsIn(code)).not.toEqual([]),
  );

  test.each([
    '<p>{isNew ? "new" : "old"}</p>',
    '<p>{count} {isNew ? "new" : "old"}</p>',
    '<p>{isNew && "new"}</p>',
    '<p>{label} {optional && <b>{optional}</b>}</p>',
    '<p>{icon && <Icon />}<span>{label}</span></p>',
    '<p>{busy ? <><i /><span>{busy}</span></> : <span>{label}</span>}</p>',
  ])('is accepted in an element of its own: %s', (code) => expect(faultsIn(code)).toEqual([]));

  const files = ['app', 'ui', 'office'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The document around the pages is never hydrated.
      .filter((name) => name.endsWith('.tsx') && name !== 'document.tsx')
      .map((name) => join(folder, name)),
  );

  test('has an element of its own in the site and the office', () => {
    const faults = files.flatMap((file) =>
      faultsIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});
