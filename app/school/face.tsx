import type { Teacher } from '#content/school/teachers.ts';
import { initialsOf } from '#rules/pages/teacher-page.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './face.module.css';
import { TeacherPhoto } from './teacher-photo.tsx';

/**
 * A teacher's photo, or their initials on squared paper in the colour of their subject. Initials are
 * decorative: the name is next to them.
 */
export function Face({
  teacher: { name, picture },
  size = 'normal',
  className,
}: {
  teacher: Pick<Teacher, 'name' | 'picture'>;
  size?: 'small' | 'normal' | 'large';
  className?: string;
}) {
  return (
    <span
      className={classNames(styles.face, styles[size], className)}
      aria-hidden={picture ? undefined : 'true'}
    >
      {picture ? <TeacherPhoto {...picture} /> : initialsOf(name)}
    </span>
  );
}
