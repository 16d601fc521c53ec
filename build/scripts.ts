import { parseSync } from 'oxc-parser';

/** What React Router's module script in a prerendered page asks for. */
export interface PageModules {
  /** Imported for what it does: the route manifest. */
  manifest: string;
  /** Route id -> module address, outermost first. */
  routes: Record<string, string>;
  /** What hydrates the page, imported last. */
  entry: string;
}

/**
 * Reads the module script that React Router writes into a page:
 * `import "/assets/manifest.js"; import * as route0 from "…"; window.__reactRouterRouteModules =
 * {"root": route0}; import("/assets/entry.js")`.
 * Throws when it holds anything else, so that a new version of the router is noticed.
 */
export function readModuleScript(code: string): PageModules {
  const { program, errors } = parseSync('page.js', code);
  if (errors.length > 0) throw new Error(`The page's module script does not parse: ${code}`);
  const addresses = new Map<string, string>();
  let manifest: string | undefined;
  let routes: Record<string, string> | undefined;
  let entry: string | undefined;

  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const [specifier] = statement.specifiers;
      if (specifier) addresses.set(specifier.local.name, statement.source.value);
      else manifest = statement.source.value;
    } else if (statement.type === 'ExpressionStatement') {
      const { expression } = statement;
      if (expression.type === 'AssignmentExpression') routes = readRoutes(expression, addresses);
      else if (expression.type === 'ImportExpression' && expression.source.type === 'Literal')
        entry = String(expression.source.value);
    }
  }
  if (!manifest || !routes || !entry || program.body.length !== addresses.size + 3)
    throw new Error(`The page's module script is not what React Router 8.4 writes: ${code}`);
  return { manifest, routes, entry };
}

type Expression = Extract<
  ReturnType<typeof parseSync>['program']['body'][number],
  { type: 'ExpressionStatement' }
>['expression'];

function readRoutes(
  { right }: Extract<Expression, { type: 'AssignmentExpression' }>,
  addresses: Map<string, string>,
): Record<string, string> | undefined {
  if (right.type !== 'ObjectExpression') return undefined;
  const routes: Record<string, string> = {};
  for (const property of right.properties) {
    if (property.type !== 'Property') return undefined;
    if (property.key.type !== 'Literal' || property.value.type !== 'Identifier') return undefined;
    const address = addresses.get(property.value.name);
    if (!address) return undefined;
    routes[String(property.key.value)] = address;
  }
  return routes;
}

/** The string that a script hands to the router's stream, or undefined when it hands none. */
export function readStreamChunk(code: string): string | undefined {
  const { program } = parseSync('page.js', code);
  const [statement] = program.body;
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const call = statement.expression;
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  const { property } = call.callee;
  if (property.type !== 'Identifier' || property.name !== 'enqueue') return undefined;
  const [chunk] = call.arguments;
  return chunk?.type === 'Literal' && typeof chunk.value === 'string' ? chunk.value : undefined;
}
