import { classNames } from '#ui/class-names.ts';
import { styled } from '#ui/styled.tsx';
import styles from './course-facts.module.css';

/** Facts of a course, each a `Fact` on its line: the name left, the value right. */
export const CourseFacts = styled('dl', styles.facts);

export const LargeCourseFacts = styled('dl', classNames(styles.facts, styles.large));
