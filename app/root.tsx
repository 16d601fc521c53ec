import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root.ts';
import { firstPageView } from './browser/measurement.ts';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { KeptSite } from './chrome/kept-site.tsx';
import { PageChange } from './chrome/page-change.tsx';
import { PageLinks } from './chrome/page-links.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { UnsentSender } from './chrome/unsent-sender.tsx';
import { PathProvider } from './chrome/use-path.tsx';
import { Closures } from './sections/closures.tsx';
import css from './styles/site.css?inline';

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* The whole stylesheet stands in the page, so the first paint waits for nothing. It is
            only in the HTML, not in the scripts: hydration leaves it as it is. */}
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : '' }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: firstPageView }}
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The chrome that all pages share (specification, section 1), round the page itself. */
export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PathProvider>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Closures />
      <Toasts />
      <UnsentSender />
      <PageChange />
      <KeptSite />
      <PageLinks />
    </PathProvider>
  );
}

/** What a visitor sees when a page breaks (specification, section 8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <section className="s ruled">
        <div className="pg">
          <h1>Unexpected Application Error!</h1>
          <p className="lead">{messageOf(error)}</p>
        </div>
      </section>
    </Frame>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}
