let observer: IntersectionObserver | undefined;

/**
 * Marks an element while it is off the screen, for the styles: what moves in it can then rest.
 *
 * Out: how to stop watching it, as React asks of a `ref`.
 */
export function markOffScreen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-off-screen', !isIntersecting);
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
