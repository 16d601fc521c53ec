import type { ReactNode } from 'react';
import { office } from '#content/office/page.ts';
import { school } from '#content/school/school.ts';
import { Section } from '#ui/section.tsx';
import { Header } from '../chrome/header.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import styles from './gate.module.css';

const words = office.signIn;

/** The page of the sign-in: a closed register book with the form on its label. */
export function Gate({ above, children }: { above?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="page" className={styles.gate}>
        <Section ground="squared" className={styles.ground}>
          <Page note={words.note}>
            <div className={styles.desk}>
              {above && <div className={styles.above}>{above}</div>}
              <div className={styles.book}>
                <p className={styles.school}>{`${school.name.value}, ${words.place}`}</p>
                <div className={styles.label}>{children}</div>
                <span className={styles.sign}>
                  <Icon name="phone" />
                </span>
              </div>
            </div>
          </Page>
        </Section>
      </main>
    </>
  );
}
