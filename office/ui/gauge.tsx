import styles from './gauge.module.css';

/** A day in four quarters, filled as it passes. Beside it stand the words: alone it says nothing. */
export function Gauge({ gone, isLate }: { gone: number; isLate: boolean }) {
  return (
    <svg
      className={isLate ? styles.late : styles.gauge}
      viewBox="0 0 100 7"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={isLate ? 100 : Math.round(gone * 1000) / 10} height="7" />
      {!isLate && <path vectorEffect="non-scaling-stroke" d="M25 0V7M50 0V7M75 0V7" />}
    </svg>
  );
}
