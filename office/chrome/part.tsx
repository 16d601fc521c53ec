import type { ReactNode } from 'react';
import { office } from '#content/office/page.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Notice } from '../ui/notice.tsx';

const words = office.connection;

/** A part of a view. If it fails to render, a notice replaces it, and the rest keeps working. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Notice icon="alert" title={words.fault} role="alert">
          <p>{words.faultText}</p>
          <Button size="small" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </Notice>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
