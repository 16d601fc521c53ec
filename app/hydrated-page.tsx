import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  type DataRouteObject,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
} from 'react-router';
import { createPageRouter, type PageRoute } from './page-router.ts';

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type RouteModule = NonNullable<Framework['routeModules'][string]>;

/** How long a page's module may take, in milliseconds. */
const PATIENCE = 8000;

declare global {
  interface Window {
    __reactRouterContext: Omit<Framework, 'manifest' | 'routeModules'>;
    __reactRouterManifest: Framework['manifest'];
    __reactRouterRouteModules: Framework['routeModules'];
  }
}

/**
 * What React Router's HydratedRouter does, for a site without loaders, actions and middleware: the
 * page that the browser has, ready to change to any other. Without what the other cases need, the
 * scripts of every page are 17 KB smaller.
 */
export function hydratedPage(): ReactElement {
  const manifest = window.__reactRouterManifest;
  const routeModules = window.__reactRouterRouteModules;
  const pages = new Map(
    Object.values(manifest.routes).flatMap((entry) =>
      entry && entry.id !== 'root' ? [[entry.id, pageRoute(entry, routeModules)] as const] : [],
    ),
  );
  const router = createPageRouter(rootRoute(routeModules.root), pages);

  // The empty second child keeps React's ids the same as in the prerendered page.
  return (
    <>
      <FrameworkContext value={{ ...window.__reactRouterContext, manifest, routeModules }}>
        <RouterProvider router={router} useTransitions={false} />
      </FrameworkContext>
      {/* biome-ignore lint/complexity/noUselessFragments: see above */}
      <></>
    </>
  );
}

function pageRoute(
  { id, index, path, module }: NonNullable<Framework['manifest']['routes'][string]>,
  modules: Framework['routeModules'],
): PageRoute {
  const route = { id, index, path } as DataRouteObject;
  const complete = () => {
    const Page = modules[id]?.default;
    if (Page) route.element ??= createElement(Page as ComponentType);
    return Page !== undefined;
  };
  complete();
  return {
    route,
    // A link in view may have fetched it already.
    load: () =>
      complete()
        ? undefined
        : fetchModule(module, path).then((fetched) => {
            modules[id] = fetched;
            complete();
          }),
  };
}

/** When it does not come, the browser fetches the page itself and says what is wrong. */
async function fetchModule(module: string, path = ''): Promise<RouteModule> {
  try {
    // Gone after the site was published anew, or on a line that hangs.
    return await Promise.race([import(/* @vite-ignore */ module), tooLate()]);
  } catch {
    location.assign(`/${path}`);
    return new Promise(() => {});
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(fail, PATIENCE);
  });
}

/** The root's page and its error screen, each in the document around them. */
function rootRoute(root: RouteModule | undefined): DataRouteObject {
  const Layout = root?.Layout as ComponentType<{ children: ReactNode }>;
  const Root = root?.default as ComponentType;
  const ErrorBoundary = root?.ErrorBoundary as ComponentType;
  return {
    id: 'root',
    path: '',
    element: (
      <Layout>
        <Root />
      </Layout>
    ),
    errorElement: (
      <Layout>
        <ErrorBoundary />
      </Layout>
    ),
  };
}
