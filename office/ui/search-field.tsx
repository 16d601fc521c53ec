import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import field from '#ui/field.module.css';
import { Icon } from '#ui/icon.tsx';
import styles from './search-field.module.css';

/** A field to search in. Its name is read out; the hint is in it. */
export function SearchField({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <Icon of={Search} />
      <input
        className={field.control}
        type="search"
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        {...rest}
      />
    </div>
  );
}
