import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { Section } from '#ui/section.tsx';
import { Page } from '../ui/page.tsx';
import { Dock } from './dock.tsx';
import { Heading, usePageTitle } from './heading.tsx';
import styles from './not-found.module.css';

/** An address that does not exist, or an erased submission. */
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
