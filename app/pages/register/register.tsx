import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Steps } from '#app/ui/steps.tsx';
import { registrationSteps } from '#content/forms/forms.ts';
import { LegalDialogs } from './legal-dialogs.tsx';
import { Registration } from './registration.tsx';
import { WaitingListNote } from './waiting-list-note.tsx';

/** Student registration (docs/requirements.md, R16). */
export default function Register() {
  return (
    <PageSections>
      <section className="s squared reg">
        <WaitingListNote />
        <Symbols at={{ corner: 'root', 'top-right': 'pi', foot: 'atom' }} />
        <Registration />
      </section>
      <section className="s white">
        <Symbols at={{ margin: 'water', corner: 'flask' }} />
        <div className="pg">
          <h2>{registrationSteps.heading}</h2>
          <Steps across steps={registrationSteps.steps} />
        </div>
      </section>
      <LegalDialogs />
    </PageSections>
  );
}
