import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { registrationSteps } from '#content/forms/registration.ts';
import { PageGrid, Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { LegalDialogs } from './legal-dialogs.tsx';
import styles from './register.module.css';
import { Registration } from './registration.tsx';
import { WaitingListNote } from './waiting-list-note.tsx';

/** Student registration (docs/requirements.md, R16). */
export default function Register() {
  return (
    <PageSections>
      <Section ground="squared" className={styles.registration}>
        <WaitingListNote />
        <Symbols at={{ corner: 'root', 'top-right': 'pi', foot: 'atom' }} />
        <Registration />
      </Section>
      <Section ground="white" className={styles.steps}>
        <Symbols at={{ margin: 'water', corner: 'flask' }} />
        <PageGrid>
          <h2>{registrationSteps.heading}</h2>
          <Steps across steps={registrationSteps.steps} />
        </PageGrid>
      </Section>
      <LegalDialogs />
    </PageSections>
  );
}
