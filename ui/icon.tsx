import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';
import { styled } from './styled.tsx';
import styles from './text.module.css';

/** How everything is drawn: a line with round ends, in the colour of the text around it. */
export const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A drawing of the icon library. Decorative: the text next to it has its meaning. */
export function Drawing({ of: node, ...rest }: { of: IconNode } & ComponentProps<'svg'>) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      strokeWidth="2"
      aria-hidden="true"
      {...pen}
      {...rest}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

/** A pictogram of the icon library, as high as the words next to it, which have its meaning. */
export const Icon = styled(Drawing, styles.icon);
