import { PageSections } from '#app/chrome/page-sections.tsx';
import { ParentsQuestions } from '#app/chrome/parents-questions.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { termsCheckboxId } from '#app/forms/registration-sections.tsx';
import { registrationStepsOf } from '#content/forms/registration.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Section } from '#ui/section.tsx';
import { documents } from '../../documents.ts';
import styles from './register.module.css';
import { Registration } from './registration.tsx';

const { heading, steps, classChosen } = registrationStepsOf(documents);
/** It has two texts: the styles show the second where the form or the receipt names a class. */
const lastStep = steps[2];

/** Student registration (docs/requirements.md, R16). */
export default function Register() {
  return (
    <PageSections>
      <Section ground="squared" className={styles.registration}>
        <Symbols at={{ corner: 'root', 'top-right': 'pi', foot: 'atom' }} />
        <Registration />
      </Section>
      <TitledSection
        ground="white"
        className={styles.steps}
        symbols={{ margin: 'water', corner: 'flask' }}
        heading={heading}
        of={steps}
      >
        <Steps />
      </TitledSection>
      <ParentsQuestions page="register" />
      <LegalDialogs />
    </PageSections>
  );
}

/** Numbered, ringed and joined by the pen: under each other, side by side on a desk. */
function Steps() {
  return (
    <ol className={styles.stepList}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="small">
            <span className={title === lastStep.title ? styles.agreed : undefined}>{text}</span>
            {title === lastStep.title && <span className={styles.chosen}>{classChosen}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

const titles = { terms: 'Terms and conditions', privacy: 'Privacy policy' };

/** The terms and the privacy policy. Links open them by their ids, also without scripts. */
function LegalDialogs() {
  return (['terms', 'privacy'] as const).map((id) => {
    const { intro, sections } = documents.legal[id];
    return (
      <Dialog key={id} id={id} title={titles[id]} back={termsCheckboxId} className={styles.legal}>
        <p className="small">{`${intro} Version ${documents.legal.version}.`}</p>
        {!documents.legal.reviewed && (
          <p className="small">
            A draft in plain words, for the school to review before the site goes public.
          </p>
        )}
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Dialog>
    );
  });
}
