import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { registrationSteps } from '#content/forms/registration.ts';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { LegalDialogs } from './legal-dialogs.tsx';
import styles from './register.module.css';
import { Registration } from './registration.tsx';
import { WaitingListNote } from './waiting-list-note.tsx';

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
      <LegalDialogs className={styles.legal} />
    </PageSections>
  );
}
