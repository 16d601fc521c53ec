import styles from './times-tables.module.css';

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The times tables, as exercise books print them on the back. Decorative. */
export function TimesTables() {
  return (
    <div className={styles.tables} aria-hidden="true">
      {oneToTen.flatMap((row) =>
        oneToTen.map((column) => <i key={`${row}x${column}`}>{row * column}</i>),
      )}
    </div>
  );
}
