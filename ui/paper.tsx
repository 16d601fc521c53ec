import styles from './paper.module.css';
import { styled } from './styled.tsx';

/** A white sheet of paper on the ground of its section. */
export const Sheet = styled('div', styles.sheet);

/** A yellow note, stuck on at a slant: a figure, what it is about and a link. */
export const StickyNote = styled('div', styles.sticky);

/** A till slip, torn off below: its heading, its `SlipRows`, and anything else on it. */
export const Slip = styled('div', styles.slip);

/** Facts on a slip, each a `Fact`. A `small` in one is on a separate line. */
export const SlipRows = styled('dl', styles.rows);
