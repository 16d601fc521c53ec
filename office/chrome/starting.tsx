import { office } from '#content/office/page.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Page, Section } from '../ui/section.tsx';
import { Failed } from './failed.tsx';
import { Header } from './header.tsx';
import styles from './starting.module.css';

/** Until it is known who sits at the desk: squared paper, or why it cannot be known. */
export function Starting({ error, again }: { error: Error | null; again: () => void }) {
  return (
    <>
      <Header />
      <main id="page" className={styles.main}>
        <Section ground="squared" className={styles.section}>
          <Page>
            <h1>
              <VisuallyHidden>{office.title}</VisuallyHidden>
            </h1>
            {error && <Failed error={error} again={again} />}
          </Page>
        </Section>
      </main>
    </>
  );
}
