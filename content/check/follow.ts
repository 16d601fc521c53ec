import { parseSync } from 'oxc-parser';
import { Names, type Node, type Source } from './names.ts';
import { anything, nothing, Reads, union, type Values } from './reads.ts';
import type { Scope } from './scope.ts';
import type { Modules } from './walk.ts';

/** Nodes that hold what stands in them. */
const wrappers: Readonly<Record<string, string>> = {
  AwaitExpression: 'argument',
  ChainExpression: 'expression',
  JSXExpressionContainer: 'expression',
  ParenthesizedExpression: 'expression',
  TSAsExpression: 'expression',
  TSNonNullExpression: 'expression',
  TSSatisfiesExpression: 'expression',
};

/** Methods of lists that answer with elements, and those that answer with what a function makes. */
const choosing =
  /^(at|concat|entries|every|filter|find\w*|flat|forEach|pop|reverse|shift|slice|some|sort|toReversed|toSorted|values)$/;
const making = /^(flatMap|map|reduce|then)$/;

/**
 * Follows what a source takes from the records of content, and writes down what it reads of them.
 * Names, destructuring, loops and the methods of lists are followed exactly. What is given to a
 * function, a component or a new record is not: there, a name that is read of anything counts as
 * read (see Reads), so that the check rather says nothing than something wrong.
 */
export function follow(source: Source, modules: Modules, reads: Reads): void {
  const tree = parseSync(source.file, source.text).program as unknown as Node;
  const scopes = new WeakMap<Node, Scope>();
  // First only to learn what each name holds, since functions stand above what they use.
  new Follower(source, modules, new Reads(), scopes).program(tree);
  new Follower(source, modules, reads, scopes).program(tree);
}

class Follower extends Names {
  program(tree: Node): void {
    const scope = this.scopeOf(tree);
    for (const statement of tree.body) {
      if (statement.type === 'ImportDeclaration') this.import(statement, scope);
    }
    this.block(tree.body, scope);
  }

  private block(statements: readonly Node[], scope: Scope): void {
    for (const statement of statements) {
      const { type, id, declarations } = statement.declaration ?? statement;
      if (type === 'FunctionDeclaration') this.bind(id, anything, scope);
      for (const each of declarations ?? []) this.bind(each.id, nothing, scope);
    }
    for (const statement of statements) this.value(statement, scope);
  }

  /** What a node may hold; reads on the way what it reads. */
  protected value(node: Node, scope: Scope): Values {
    const wrapped = wrappers[node.type];
    if (wrapped) {
      if (node.typeAnnotation) this.value(node.typeAnnotation, scope);
      return this.value(node[wrapped], scope);
    }
    switch (node.type) {
      case 'Identifier':
        return this.named(node.name, scope);
      case 'ImportDeclaration':
        return nothing;
      case 'ImportExpression':
        return this.whole(node.source.value ?? '');
      case 'ExportAllDeclaration':
        this.reads.giveAway(this.whole(node.source.value));
        return nothing;
      case 'ExportNamedDeclaration':
        return this.exported(node, scope);
      case 'TSTypeQuery':
        return this.listOfAType(node, scope);
      case 'MemberExpression':
        return this.member(node, scope);
      case 'CallExpression':
      case 'NewExpression':
        return this.call(node, scope);
      case 'ConditionalExpression':
        this.value(node.test, scope);
        return union(this.value(node.consequent, scope), this.value(node.alternate, scope));
      case 'LogicalExpression':
        return union(this.value(node.left, scope), this.value(node.right, scope));
      case 'ArrayExpression':
        return union(...node.elements.map((each: Node | null) => this.element(each, scope)));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        this.reads.hand(this.enter(node, [], scope));
        return nothing;
      case 'BlockStatement':
        this.block(node.body, this.scopeOf(node, scope));
        return nothing;
      case 'VariableDeclarator':
        if (node.id.typeAnnotation) this.value(node.id.typeAnnotation, scope);
        if (node.init) this.bind(node.id, this.value(node.init, scope), scope);
        return nothing;
      case 'AssignmentExpression':
        this.bind(node.left, this.value(node.right, scope), scope);
        return nothing;
      case 'ForOfStatement': {
        const inside = this.scopeOf(node, scope);
        const { left } = node;
        const pattern = left.type === 'VariableDeclaration' ? left.declarations[0].id : left;
        this.bind(pattern, this.reads.elements(this.value(node.right, scope)), inside);
        return this.value(node.body, inside);
      }
      case 'JSXOpeningElement':
        return this.jsx(node, scope);
      default:
        return this.anyOther(node, scope);
    }
  }

  private exported(node: Node, scope: Scope): Values {
    if (node.declaration) return this.value(node.declaration, scope);
    const from = node.source && this.whole(node.source.value);
    for (const { local } of node.specifiers) {
      this.reads.hand(from ? this.reads.key(from, local.name) : this.named(local.name, scope));
    }
    return nothing;
  }

  /** `typeof days` makes a type of a list of texts, and so reads them. */
  private listOfAType({ exprName }: Node, scope: Scope): Values {
    if (exprName.type !== 'Identifier') return nothing;
    for (const part of this.named(exprName.name, scope)) {
      if (Array.isArray(part)) this.reads.keys(new Set([part]));
    }
    return nothing;
  }

  private member({ object, property, computed }: Node, scope: Scope): Values {
    const values = this.value(object, scope);
    if (!computed) return this.reads.key(values, property.name);
    if (property.type === 'Literal') return this.reads.key(values, String(property.value));
    this.value(property, scope);
    return this.reads.keys(values);
  }

  private element(node: Node | null, scope: Scope): Values {
    if (node === null) return nothing;
    if (node.type !== 'SpreadElement') return this.value(node, scope);
    return this.reads.elements(this.value(node.argument, scope));
  }

  private call({ type, callee, arguments: given }: Node, scope: Scope): Values {
    if (callee.type === 'MemberExpression' && !callee.computed) {
      const { object, property } = callee;
      if (object.name === 'Object') return this.ofObject(property.name, given, scope);
      if (making.test(property.name) || choosing.test(property.name)) {
        return this.ofList(this.value(object, scope), property.name, given, scope);
      }
    }
    const values = given.map((each: Node) => this.element(each, scope));
    // A set of things holds those things.
    if (type === 'NewExpression' && /^(Set|Map)$/.test(callee.name)) return union(...values);
    this.reads.hand(this.value(callee, scope));
    this.pass(union(...values), callee, scope);
    return anything;
  }

  private ofObject(method: string, given: readonly Node[], scope: Scope): Values {
    const values = union(...given.map((each) => this.element(each, scope)));
    if (/^(keys|values|entries)$/.test(method)) return this.reads.keys(values);
    if (!/^(hasOwn|is)$/.test(method)) this.reads.hand(values);
    return anything;
  }

  private ofList(list: Values, method: string, given: readonly Node[], scope: Scope): Values {
    const elements = this.reads.elements(list);
    const [each, ...others] = given;
    const made = each ? this.eachOf(elements, method, each, scope) : nothing;
    for (const other of others) this.reads.hand(this.value(other, scope));
    if (making.test(method)) return made;
    return method === 'flat' ? this.reads.elements(elements) : elements;
  }

  /** Lets a function have the elements of a list; out: what it makes of them. */
  private eachOf(elements: Values, method: string, each: Node, scope: Scope): Values {
    if (/Function/.test(each.type)) {
      const second = /^(reduce|sort|toSorted)$/.test(method) ? elements : anything;
      return this.enter(each, [method === 'reduce' ? anything : elements, second], scope);
    }
    this.reads.hand(this.value(each, scope));
    this.pass(elements, each, scope);
    return anything;
  }

  private enter({ params, body }: Node, given: readonly Values[], outer: Scope): Values {
    const scope = this.scopeOf(body, outer);
    params.forEach((param: Node, at: number) => {
      if (param.typeAnnotation) this.value(param.typeAnnotation, scope);
      this.bind(param, given[at] ?? anything, scope);
    });
    if (body === null) return nothing;
    if (body.type !== 'BlockStatement') return this.value(body, scope);
    this.block(body.body, scope);
    return anything;
  }

  private jsx({ name, attributes }: Node, scope: Scope): Values {
    for (const { argument, value } of attributes) {
      const node: Node | null = argument ?? value;
      if (node) this.pass(this.value(node, scope), name, scope);
    }
    return nothing;
  }

  /** Looks into every node inside; what they hold goes where it is not followed. */
  private anyOther(node: Node, scope: Scope): Values {
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' && !node.computed) continue;
      for (const each of Array.isArray(child) ? child : [child]) {
        if (typeof each?.type !== 'string') continue;
        const values = this.value(each, scope);
        // What a record of content holds is known from running it.
        if (!this.own || node.type === 'ReturnStatement') this.reads.hand(values);
      }
    }
    return node.type === 'ObjectExpression' ? anything : nothing;
  }
}
