import type { ComponentProps, ReactNode } from 'react';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { Symbols } from './symbols.tsx';

/** A section of a page: its heading, a note in the margin, and its content in the page's column. */
export function TitledSection({
  heading,
  note,
  symbols,
  children,
  ...section
}: {
  heading: ReactNode;
  note?: ReactNode;
  symbols?: ComponentProps<typeof Symbols>['at'];
} & ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      {symbols && <Symbols at={symbols} />}
      <PageGrid>
        <h2>{heading}</h2>
        {note && <MarginNote>{typeof note === 'string' ? <p>{note}</p> : note}</MarginNote>}
        {children}
      </PageGrid>
    </Section>
  );
}
