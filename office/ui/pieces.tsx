import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldError, FieldHint, Fieldset } from '#ui/field.tsx';
import outlined from './outlined.module.css';
import styles from './pieces.module.css';

export interface Piece<Value extends string> {
  value: Value;
  name: ReactNode;
  /** A second line. */
  note?: ReactNode;
}

/** A piece for each value of a record, with its name. */
export function piecesOf<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.keys(names) as Value[]).map((value) => ({ value, name: names[value] }));
}

/** One of a few values, side by side. */
export function Pieces<Value extends string>({
  label,
  pieces,
  value,
  choose,
  areDates,
  areFour,
  areTiles,
  hint,
  error,
}: {
  label: ReactNode;
  pieces: readonly Piece<Value>[];
  value: Value | '';
  choose: (value: Value) => void;
  areDates?: boolean;
  /** Two by two on phones. */
  areFour?: boolean;
  /** As many as there are, each on its own, in rows. */
  areTiles?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  const name = useId();
  return (
    <Fieldset
      legend={label}
      className={styles.group}
      aria-describedby={error || hint ? `${name}-hint ${name}-error` : undefined}
    >
      {hint && <FieldHint id={`${name}-hint`}>{hint}</FieldHint>}
      <div
        className={classNames(
          styles.pieces,
          areDates && styles.dates,
          areFour && styles.four,
          areTiles && styles.tiles,
        )}
      >
        {pieces.map((piece) => (
          <label key={piece.value} className={classNames(outlined.outlined, styles.piece)}>
            <input
              type="radio"
              name={name}
              value={piece.value}
              checked={piece.value === value}
              onChange={() => choose(piece.value)}
            />
            <b className={piece.note ? undefined : styles.only}>{piece.name}</b>{' '}
            {piece.note && <span>{piece.note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <div role="alert">
          <FieldError id={`${name}-error`} error={error} />
        </div>
      )}
    </Fieldset>
  );
}
