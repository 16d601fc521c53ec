import { Component, type ReactNode } from 'react';

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
      <section className="s ruled">
        <div className="pg">
          <h1>Unexpected Application Error!</h1>
          <p className="lead">{messageOf(error)}</p>
        </div>
      </section>
    );
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error';
}
