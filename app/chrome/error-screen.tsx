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
        <Problem text={errorTexts.page}>
          <h1>{errorTexts.title}</h1>
          <p className="lead">{messageOf(error)}</p>
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
    <ErrorBoundary fallback={<Problem role="alert" text={errorTexts.section} />}>
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
            {errorTexts.call} <PhoneLink number={school.landline} />
          </p>
          <Button onClick={() => location.reload()}>{errorTexts.reload}</Button>
        </div>
      </PageGrid>
    </Section>
  );
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error';
}
