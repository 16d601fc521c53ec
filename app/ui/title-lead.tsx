import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './title-lead.module.css';

/** The sentence under a title that leads over to what follows, with room before and after it. */
export function TitleLead({ children }: { children: ReactNode }) {
  return <p className={classes('lead', styles.lead)}>{children}</p>;
}
