import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Highlights } from '#app/courses/highlights.tsx';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { Sheet } from '#ui/paper.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import { TickedItem, TickedItems } from '#ui/tick-list.tsx';
import { ConsultationDialog, LevelDialog } from './dialogs.tsx';
import { Hero } from './hero.tsx';
import styles from './programs.module.css';
import { ALevelShelf, OLevelShelf } from './shelves.tsx';

/** All courses on two shelves, and how the classes are built. */
export default function Programs() {
  return (
    <PageSections>
      <Hero />
      <OLevelShelf />
      <ALevelShelf />
      <Section ground="squared">
        <Symbols at={{ margin: 'protractor', corner: 'molecule' }} />
        <PageGrid>
          <h2>{words.highlightsHeading}</h2>
          <Highlights highlights={words.highlights} />
        </PageGrid>
      </Section>
      <Section ground="mist">
        <PageGrid>
          <div className={styles.how}>
            <div>
              <h2>{words.structureHeading}</h2>
              <Structure />
            </div>
            <div>
              <h2>{words.featuresHeading}</h2>
              <Features />
            </div>
          </div>
        </PageGrid>
      </Section>
      <LevelDialog />
      <ConsultationDialog />
    </PageSections>
  );
}

function Structure() {
  return (
    <Sheet as="dl" className={styles.structure}>
      {words.structure.map(({ title, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <NoWrap>{line}</NoWrap>
            </dd>
          ))}
        </div>
      ))}
    </Sheet>
  );
}

function Features() {
  return (
    <TickedItems className={styles.features}>
      {words.features.map(({ title, text }) => (
        <TickedItem key={title}>
          <div>
            <h3>
              <NoWrap>{title}</NoWrap>
            </h3>
            <p>
              <NoWrap>{text}</NoWrap>
            </p>
          </div>
        </TickedItem>
      ))}
    </TickedItems>
  );
}
