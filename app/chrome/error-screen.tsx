import type { ReactNode } from 'react';
import { schoolOf } from '#content/school/school.ts';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/contact-links.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { documents } from '../documents.ts';

const school = schoolOf(documents);

/** Shows the error screen (docs/requirements.md, R3.10) in place of a page that fails. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Problem text="This page has stopped working. Please load it again.">
          <h1>Unexpected Application Error!</h1>
          <p className="lead">{(error instanceof Error && error.message) || 'Unknown error'}</p>
        </Problem>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Replaces one section that fails with a short message; the rest of the page stays. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Problem
          role="alert"
          text="This part of the page cannot be shown. Please load the page again."
        />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function Problem({ text, role, children }: { text: string; role?: 'alert'; children?: ReactNode }) {
  return (
    <Section ground="ruled">
      <PageGrid>
        <div role={role}>
          {children}
          <p>{text}</p>
          <p>
            If it happens again, please call us: <PhoneLink number={school.landline} />
          </p>
          <Button onClick={() => location.reload()}>Load the page again</Button>
        </div>
      </PageGrid>
    </Section>
  );
}
