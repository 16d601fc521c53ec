import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { Page, Section } from '../ui/section.tsx';
import { Dock } from './dock.tsx';
import { Heading } from './heading.tsx';
import styles from './not-found.module.css';
import { usePageTitle } from './page-title.ts';

/** An address that leads nowhere, or to what was erased. */
export function NotFound() {
  const words = office.notFound;
  usePageTitle(words.title);
  return (
    <>
      <Section ground="squared" className={styles.section}>
        <Page>
          <Heading>{words.title}</Heading>
          <p>{words.text}</p>
          <p>
            <Link to="/">{words.back}</Link>
          </p>
        </Page>
      </Section>
      <Dock />
    </>
  );
}
