import styles from './unbroken.module.css';

/** A reference, a time of the day, a phone number, a day with its month. */
const whole =
  /([A-Z0-9]{4}-[A-Z0-9]{4}|\d{1,2}[.:]\d{2} ?(?:[ap]\.?m\.?)|\+94[\d ]+\d|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))/;

/** Text in which none of these breaks over lines. The words stay to the letter. */
export function Unbroken({ children }: { children: string }) {
  return children.split(whole).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
