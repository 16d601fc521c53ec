import type { ReactNode } from 'react';
import { errorTexts } from '#content/pages/error-texts.ts';
import { school } from '#content/school/school.ts';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/contact-links.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageGrid, Section } from '#ui/section.tsx';

/** Shows the error screen (docs/requirements.md, R3.10) in place of a page that fails. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Section ground="ruled">
          <PageGrid>
            <div>
              <h1>{errorTexts.title}</h1>
              <p className="lead">{messageOf(error)}</p>
              <Help text={errorTexts.page} />
            </div>
          </PageGrid>
        </Section>
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
      fallback={() => (
        <Section ground="ruled">
          <PageGrid>
            <div role="alert">
              <Help text={errorTexts.section} />
            </div>
          </PageGrid>
        </Section>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function Help({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        {errorTexts.call} <PhoneLink number={school.landline} />
      </p>
      <Button onClick={() => location.reload()}>{errorTexts.reload}</Button>
    </>
  );
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error';
}
