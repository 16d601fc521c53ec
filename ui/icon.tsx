import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';
import { styled } from './styled.tsx';
import styles from './text.module.css';

/**
 * A drawing of the icon library. Decorative: the text next to it, or the name of its parent, has its
 * meaning.
 */
export function Drawing({ of: node, ...rest }: { of: IconNode } & ComponentProps<'svg'>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

/** A pictogram of the icon library, as high as the words next to it, which have its meaning. */
export const Icon = styled(Drawing, styles.icon);
