import type { Plugin } from 'vite';

/**
 * Leaves out of sonner's module the call that puts its styles into the page: they come as its style
 * sheet, which the content policy allows as a file of the site. Fails when there is no such call.
 */
export function librariesWithoutStyles(): Plugin {
  return {
    name: 'libraries-without-styles',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js$/ },
      handler(code) {
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ExpressionStatement') continue;
          const { expression: call } = statement;
          if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
          if (call.callee.name !== '__insertCSS') continue;
          return { code: code.slice(0, statement.start) + code.slice(statement.end), map: null };
        }
        return this.error('sonner no longer calls __insertCSS: look how it brings its styles.');
      },
    },
  };
}
