import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import styles from './scripted-action.module.css';

/** An action that needs a script: seen once scripts run, its place kept, so that nothing moves. */
export function ScriptedAction({
  icon,
  onClick,
  children,
}: {
  icon: IconNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={useHydrated() ? undefined : styles.waiting} onClick={onClick}>
      <Icon of={icon} />
      {children}
    </button>
  );
}
