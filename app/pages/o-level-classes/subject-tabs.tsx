import { oLevelTabs, oLevelOverview as overview } from '#content/pages/o-level-overview.ts';
import { PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { OpenBook } from './open-book.tsx';
import styles from './subject-tabs.module.css';

const { subjects: words } = overview;

/** What each subject covers, a tab each, Mathematics first (docs/requirements.md, R8.2). */
export function SubjectTabs() {
  return (
    <Section ground="mist">
      <Tabs
        className={styles.tabs}
        listClassName={styles.list}
        allOnPaper
        label={words.heading}
        initial="mathematics"
        tabs={oLevelTabs.map((subject) => ({
          key: subject.key,
          label: (
            <>
              <SubjectSwatch className={styles.swatch} data-subject={subject.colour} />{' '}
              {subject.name}
            </>
          ),
          panel: <OpenBook subject={subject} />,
        }))}
      >
        {({ list, panels }) => (
          <PageGrid>
            <h2>{words.heading}</h2>
            {list}
            {panels}
          </PageGrid>
        )}
      </Tabs>
    </Section>
  );
}
