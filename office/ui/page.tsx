import { ChevronLeft } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { styled } from '#ui/styled.tsx';
import { IconLabel } from './icon-label.tsx';
import styles from './page.module.css';

/** The top of a view, on squared paper. @param isLow it takes little of a phone's screen */
export function Opening({
  isLow = false,
  className,
  ...rest
}: ComponentProps<typeof PageSection> & { isLow?: boolean }) {
  return (
    <PageSection
      ground="squared"
      className={classNames(styles.opening, isLow && styles.low, className)}
      {...rest}
    />
  );
}

/** What follows the opening, down to the end of the window. */
export const Rest = styled(Section, styles.rest);

/** The same without the margin's column. */
export function WideRest({ children, ...rest }: ComponentProps<typeof Section>) {
  return (
    <Rest {...rest}>
      <Wrap>{children}</Wrap>
    </Rest>
  );
}

/** A section that is a page. */
export function PageSection({
  note,
  isForDesks,
  children,
  ...section
}: ComponentProps<typeof Page> & ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      <Page note={note} isForDesks={isForDesks}>
        {children}
      </Page>
    </Section>
  );
}

/** The page right of the margin; `note` is in the margin on desks, below the page on phones. */
export function Page({
  note,
  isForDesks,
  children,
}: {
  note?: ReactNode;
  /** Phones show the note's content elsewhere. */
  isForDesks?: boolean;
  children: ReactNode;
}) {
  return (
    <PageGrid>
      <div className={styles.body}>{children}</div>
      {note && <MarginNote className={isForDesks ? styles.forDesks : undefined}>{note}</MarginNote>}
    </PageGrid>
  );
}

/** The heading of a view and, on desks to its right, what is next. */
export const OpeningColumns = styled('div', styles.columns);

/** What is next, on paper; its first line says why. Not printed. */
export function NextSlip({ className, ...rest }: ComponentProps<'aside'>) {
  return (
    <Sheet as="aside" data-screen="" className={classNames(styles.next, className)} {...rest} />
  );
}

/** A sentence under the heading of a view. */
export const Lead = styled('p', styles.lead);

/** The way back to the view above, over the heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.back} data-screen="" to={to}>
      <IconLabel of={ChevronLeft}>{children}</IconLabel>
    </Link>
  );
}

/** The class of what phones do not show. */
export const forDesks = styles.forDesks;
