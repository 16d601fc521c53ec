import { lazy, Suspense } from 'react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { registrationSteps } from '#content/forms/registration.ts';
import { useHydrated } from '#ui/rendering.ts';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import styles from './register.module.css';
import { Registration } from './registration.tsx';
import { WaitingListNote } from './waiting-list-note.tsx';

/**
 * Long texts that few open: their script comes after the page is hydrated, and until then, or where
 * it cannot be fetched, the dialogs are the HTML that the page came with.
 */
const LegalDialogs = lazy(() =>
  import('./legal-dialogs.tsx').catch(() => new Promise<never>(() => {})),
);

const { heading, steps, classChosen } = registrationSteps;

/** The styles show one text of the last step: where the form or the receipt names a class, the other. */
const stepsOfForm = steps.map((step, index) =>
  index < steps.length - 1
    ? step
    : {
        ...step,
        text: (
          <>
            <span className={styles.agreed}>{step.text}</span>
            <span className={styles.chosen}>{classChosen}</span>
          </>
        ),
      },
);

/** Student registration (docs/requirements.md, R16). */
export default function Register() {
  // React loses the change to hydrated while the dialogs' script loads: a prop renders them again.
  const hydrated = useHydrated();
  return (
    <PageSections>
      <Section ground="squared" className={styles.registration}>
        <WaitingListNote />
        <Symbols at={{ corner: 'root', 'top-right': 'pi', foot: 'atom' }} />
        <Registration />
      </Section>
      <TitledSection
        ground="white"
        className={styles.steps}
        symbols={{ margin: 'water', corner: 'flask' }}
        heading={heading}
      >
        <Steps across steps={stepsOfForm} />
      </TitledSection>
      <Suspense>
        <LegalDialogs className={styles.legal} hydrated={hydrated} />
      </Suspense>
    </PageSections>
  );
}
