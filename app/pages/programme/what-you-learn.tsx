import { Symbols } from '#app/chrome/symbols.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import styles from './what-you-learn.module.css';

/** What is learned, as the contents page of the course's book. */
export function WhatYouLearn({ learn }: Pick<Programme, 'learn'>) {
  return (
    <Section ground="squared">
      <Symbols at={{ margin: 'benzene', corner: 'water' }} />
      <PageGrid>
        <h2>{programmePage.learn.heading}</h2>
        <MarginNote>
          <p>{programmePage.learn.note}</p>
        </MarginNote>
        <Sheet as="ol" className={styles.contents}>
          {learn.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <i />
              <span>{text}</span>
            </li>
          ))}
        </Sheet>
      </PageGrid>
    </Section>
  );
}
