import {
  ArrowLeft,
  BookCheck,
  Check,
  Circle,
  Hourglass,
  type IconNode,
  Pencil,
  PhoneMissed,
} from 'lucide';
import { type OfficeState, spineNames } from '#content/office/states.ts';
import type { Level } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { stateName } from '../format/words.ts';
import type { Item } from '../model/types.ts';
import { IconLabel } from './icon-label.tsx';
import styles from './marks.module.css';

/** The pictogram of each state. */
export const stateIcons: Record<OfficeState, IconNode> = {
  new: Circle,
  'no-answer': PhoneMissed,
  called: Check,
  assessment: Pencil,
  waiting: Hourglass,
  placed: BookCheck,
  withdrawn: ArrowLeft,
};

/** Subjects as book spines: one band or two for the level, the subject's colour and its name. */
export function Spines({ level, subjects }: { level: Level | null; subjects: string[] }) {
  return (
    <span className={styles.spines}>
      {level && <LevelMark level={level} className={styles.level} />}
      {subjects.map((subject) => (
        <span
          key={subject}
          className={styles.spine}
          data-subject={subjectColour(subject)}
          data-bands={level ?? undefined}
        >
          {spineNames[subject] ?? subject}
        </span>
      ))}
    </span>
  );
}

/** A subject in a line of text: a small book and its name. */
export function SubjectLine({ subject }: { subject: string }) {
  return (
    <span className={styles.line}>
      <SubjectSwatch data-subject={subjectColour(subject)} aria-hidden="true" />
      <span>{subject}</span>
    </span>
  );
}

/** The state of a submission: an icon and its name, without a colour. */
export function StateMark({ item }: { item: Pick<Item, 'state' | 'phone' | 'guardianPhone'> }) {
  return (
    <span className={styles.state}>
      <IconLabel of={stateIcons[item.state]}>{stateName(item.state, item)}</IconLabel>
    </span>
  );
}
