import styles from './statistics.module.css';
import { styled } from './styled.tsx';

/** Figures that the school may advertise, each a list item: side by side, in the margin on a desk. */
export const Statistics = styled('ul', styles.list);

/** The figure itself, large. */
export const StatisticFigure = styled('span', styles.figure);
