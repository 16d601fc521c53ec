import { termsCheckboxId } from '#app/forms/terms-checkbox.tsx';
import {
  type LegalText,
  legalReviewNote,
  legalReviewPending,
  privacy,
  terms,
} from '#content/forms/legal.ts';
import { Dialog } from '#ui/dialog.tsx';
import styles from './legal-dialogs.module.css';

/** The terms and the privacy policy. Links open them by their ids, also without scripts. */
export function LegalDialogs() {
  return (
    <>
      <LegalDialog id="terms" {...terms} />
      <LegalDialog id="privacy" {...privacy} />
    </>
  );
}

function LegalDialog({ id, title, intro, sections }: LegalText & { id: string }) {
  return (
    <Dialog id={id} title={title} back={termsCheckboxId} className={styles.legal}>
      <p className="small">{intro}</p>
      {legalReviewPending && <p className="small">{legalReviewNote}</p>}
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
}
