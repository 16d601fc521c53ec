import type { Highlight } from '#content/pages/programs-overview.ts';
import { NamedIcon } from '#ui/named-icon.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './highlights.module.css';

/** Highlights side by side, each a pictogram, a title and a few words. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className={styles.list}>
      {highlights.map(({ title, subtitle, icon }) => (
        <li key={title}>
          <NamedIcon name={icon} />
          <div>
            <b>{title}</b>
            <NoWrap as="p">{subtitle}</NoWrap>
          </div>
        </li>
      ))}
    </ul>
  );
}
