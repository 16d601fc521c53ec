import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydratedPage } from './hydrated-page.tsx';

// In development React Router's own component does it, since it knows how to swap modules.
const page = import.meta.env.DEV
  ? await import('react-router/dom').then(({ HydratedRouter }) => <HydratedRouter />)
  : hydratedPage();

// A transition, so that the page answers taps between the pieces of its hydration.
startTransition(() => {
  hydrateRoot(document, page);
});
