import { Link } from 'react-router';
import { styled } from '#ui/styled.tsx';
import styles from './row-link.module.css';

/** The name in a row, as a link. Its target is the whole row, which must be positioned. */
export const RowLink = styled(Link, styles.link);
