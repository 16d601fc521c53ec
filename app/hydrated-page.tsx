import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  UNSAFE_createRouter as createRouter,
  type DataRouteObject,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  RouterProvider,
  type RouterProviderProps,
} from 'react-router';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;
type RouteModule = Framework['routeModules'][string];

declare global {
  interface Window {
    __reactRouterContext: Omit<Framework, 'manifest' | 'routeModules'>;
    __reactRouterManifest: Framework['manifest'];
    __reactRouterRouteModules: Framework['routeModules'];
  }
}

/**
 * What React Router's HydratedRouter does, for a site without loaders, actions and middleware: a
 * router over the route modules that the page came with, all others fetched when a link asks for
 * them. Without what the other cases need, the scripts of every page are 6 KB smaller.
 */
export function hydratedPage(): ReactElement {
  const manifest = window.__reactRouterManifest;
  const routeModules = window.__reactRouterRouteModules;
  const router = createRouter({
    routes: clientRoutes(manifest, routeModules, whenOutdated),
    history: createBrowserHistory(),
    hydrationData: { loaderData: {} },
    mapRouteProperties: defaultMapRouteProperties,
  }).initialize();

  // The chunk of a page is gone when the site was published anew since this page was opened: then
  // the browser fetches the page itself.
  function whenOutdated(): Promise<never> {
    location.assign(createPath(router.state.navigation.location ?? location));
    return new Promise(() => {});
  }

  // The empty second child keeps React's ids the same as in the prerendered page.
  return (
    <>
      <FrameworkContext value={{ ...window.__reactRouterContext, manifest, routeModules }}>
        <RouterProvider router={router as RouterProviderProps['router']} />
      </FrameworkContext>
      {/* biome-ignore lint/complexity/noUselessFragments: see above */}
      <></>
    </>
  );
}

function clientRoutes(
  { routes }: Framework['manifest'],
  modules: Framework['routeModules'],
  whenOutdated: () => Promise<never>,
): DataRouteObject[] {
  const children = Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root') return [];
    const { id, index, path, module } = route;
    const known = modules[id];
    const content = known
      ? { Component: known.default as ComponentType }
      : {
          lazy: async () => {
            const fetched: NonNullable<RouteModule> = await import(/* @vite-ignore */ module).catch(
              whenOutdated,
            );
            modules[id] = fetched;
            return { Component: fetched.default as ComponentType };
          },
        };
    return { id, index, path, ...content } as DataRouteObject;
  });
  return [{ id: 'root', path: '', ...inLayout(modules.root), children }];
}

/** The root's page and its error screen, each in the document around them. */
function inLayout(root: RouteModule | undefined) {
  const Layout = root?.Layout as ComponentType<{ children: ReactNode }>;
  const Root = root?.default as ComponentType;
  const ErrorBoundary = root?.ErrorBoundary as ComponentType;
  return {
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
