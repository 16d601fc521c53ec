import { Icon } from '#app/ui/icon.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import type { Highlight } from '#content/icons.ts';

/** Highlights side by side, each a pictogram, a title and a few words. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className="highs">
      {highlights.map(({ title, subtitle, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <b>{title}</b>
            <p>
              <Unbroken>{subtitle}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
