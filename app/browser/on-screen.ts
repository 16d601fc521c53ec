let observer: IntersectionObserver | undefined;

/**
 * Marks an element while it is on the screen, for the styles: what moves in it moves then only, and
 * never without scripts, which could not tell.
 *
 * Out: how to stop watching it, as React asks of a `ref`.
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
