import { styled } from './styled.tsx';
import styles from './subject.module.css';

/** A subject's name on the colour of its `data-subject`. */
export const SubjectBadge = styled('span', styles.badge);

/** A subject's colour as a tiny book, next to its name. */
export const SubjectSwatch = styled('i', styles.swatch);
