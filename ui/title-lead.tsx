import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './title-lead.module.css';

/** The sentence under a title that leads over to what follows, with room before and after it. */
export function TitleLead({ children }: { children: ReactNode }) {
  return <p className={classNames('lead', styles.lead)}>{children}</p>;
}
