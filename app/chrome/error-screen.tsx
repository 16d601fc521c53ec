import { Component, type ReactNode } from 'react';
import { PageGrid, Section } from '#ui/section.tsx';

interface Broken {
  error?: unknown;
}

/** Shows the error screen (docs/requirements.md, R3.10) in place of what breaks inside it. */
export class ErrorScreen extends Component<{ children: ReactNode }, Broken> {
  override state: Broken = {};

  static getDerivedStateFromError(error: unknown): Broken {
    return { error: error ?? new Error() };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Section ground="ruled">
        <PageGrid>
          <h1>Unexpected Application Error!</h1>
          <p className="lead">{messageOf(error)}</p>
        </PageGrid>
      </Section>
    );
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error';
}
