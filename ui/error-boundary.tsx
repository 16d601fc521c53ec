import { Component, type ReactNode } from 'react';

/** Shows `fallback` instead of a part that fails to render, or leaves the part out. */
export class ErrorBoundary extends Component<
  { fallback?: ReactNode | ((error: unknown) => ReactNode); children: ReactNode },
  { error?: unknown }
> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render() {
    const { fallback, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return typeof fallback === 'function' ? fallback(error) : fallback;
  }
}
