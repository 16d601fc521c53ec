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

/** The same with its heading, and a note in the margin. */
export function TitledSection({
  heading,
  note,
  children,
  ...section
}: { heading: ReactNode; note?: ReactNode } & ComponentProps<typeof GridSection>) {
  return (
    <GridSection {...section}>
      <h2>{heading}</h2>
      {note && <MarginNote>{typeof note === 'string' ? <p>{note}</p> : note}</MarginNote>}
      {children}
    </GridSection>
  );
}
