let observer: IntersectionObserver | undefined;

/**
 * Marks an element while it is on the screen, so that the styles move it only then, and never
 * without scripts.
 *
 * @returns how to stop, as React expects of a `ref`
 */
export function markOnScreen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-on-screen', isIntersecting);
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
