import styles from './actions.module.css';
import { classNames } from './class-names.ts';
import { styled } from './styled.tsx';

/** The classes of `ActionLink`, for a link that another component makes. */
export const actionLinkClass = styles.link;

/** A link to what the visitor may do next, as high as a finger. Not printed. */
export const ActionLink = styled('a', styles.link);

/**
 * Quiet actions, links or buttons, each a picture and a few words: in a row, and in the margin of a
 * desk under each other.
 */
export const Actions = styled('p', styles.actions);

/** Buttons side by side, under each other where they do not fit. */
export const ButtonRow = styled('p', styles.row);

/** The same at the top of a page, where the first button is what the page is for. */
export const FirstButtons = styled('p', classNames(styles.row, styles.first));
