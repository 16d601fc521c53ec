import type { ReactNode } from 'react';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { Sheet } from '#ui/paper.tsx';
import { RegisterClassCard } from './class-card.tsx';
import { Pins } from './pins.tsx';
import { Week } from './week.tsx';
import styles from './week-strip.module.css';

/** The week as a strip of seven days pinned to the wall. `children` stands below it. */
export function WeekStrip({
  classes,
  children,
}: {
  classes: readonly SchoolClass[];
  children?: ReactNode;
}) {
  return (
    <Sheet>
      <Pins />
      <Week
        look="strip"
        classes={classes}
        renderClass={(one) => (
          <RegisterClassCard key={one.id} slot={one} look="strip" action="Register Now" />
        )}
      />
      {children && <div className={styles.note}>{children}</div>}
    </Sheet>
  );
}
