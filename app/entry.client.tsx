import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A transition, so that the page answers taps between the pieces of its hydration.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
