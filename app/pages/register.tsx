import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { LegalDialogs } from '#app/forms/legal-dialogs.tsx';
import { Registration } from '#app/forms/registration.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { registrationSteps } from '#content/forms.ts';

export const meta = () => pageMeta('/register');

/** Student registration (specification, section 2). */
export default function Register() {
  return (
    <PageSections>
      <section className="s squared reg">
        <Symbols at={{ corner: 'root', 'margin-bottom': 'pi' }} />
        <Registration />
      </section>
      <section className="s white">
        <div className="pg">
          <h2>{registrationSteps.heading}</h2>
          <Steps across steps={registrationSteps.steps} />
        </div>
      </section>
      <LegalDialogs />
    </PageSections>
  );
}
