import type { ComponentProps, ReactNode } from 'react';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { Symbols } from './symbols.tsx';

/** A section of a page: its symbols, and its children in the page's grid. */
export function GridSection({
  symbols,
  children,
  ...section
}: { symbols?: ComponentProps<typeof Symbols>['at'] } & ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      {symbols && <Symbols at={symbols} />}
      <PageGrid>{children}</PageGrid>
    </Section>
  );
}

/**
 * The same with its heading, and a note in the margin.
 *
 * @param of what the section lists: without an entry it has no heading either
 */
export function TitledSection({
  heading,
  note,
  of,
  children,
  ...section
}: {
  heading: ReactNode;
  note?: ReactNode;
  of?: readonly unknown[];
} & ComponentProps<typeof GridSection>) {
  if (of?.length === 0) return null;
  return (
    <GridSection {...section}>
      <h2>{heading}</h2>
      {note && <MarginNote>{typeof note === 'string' ? <p>{note}</p> : note}</MarginNote>}
      {children}
    </GridSection>
  );
}
