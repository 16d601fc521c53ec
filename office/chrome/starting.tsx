import { office } from '#content/office/page.ts';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Page } from '../ui/page.tsx';
import { Failed } from './failed.tsx';
import { Header } from './header.tsx';

/** While the session is loaded: an empty page, or why it could not be loaded. */
export function Starting({ error, again }: { error: Error | null; again: () => void }) {
  return (
    <>
      <Header />
      <main id="page">
        <Section ground="squared">
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
