import type { Plugin } from 'vite';

/** Modules that the scripts never run: path -> what they get instead. */
const STAND_INS: Record<string, string> = {
  // JSON-LD is read from the HTML; with it every page's scripts would carry every course.
  'app/chrome/structured-data.ts': 'export const structuredData = () => [];',
  // React Router's hooks for observability, of which the site sets none.
  'react-router/dist/production/lib/router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ]
    .map((name) => `export const ${name} = () => undefined;`)
    .join('\n'),
};

/** Leaves what only the prerendered HTML needs, and what nobody asks for, out of the scripts. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    load(id) {
      if (this.environment.name !== 'client') return undefined;
      return Object.entries(STAND_INS).find(([file]) => id.endsWith(`/${file}`))?.[1];
    },
  };
}
