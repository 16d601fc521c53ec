import { termsCheckboxId } from '#app/forms/registration-sections.tsx';
import {
  type LegalText,
  legalReviewNote,
  legalReviewPending,
  privacy,
  terms,
} from '#content/forms/legal.ts';
import { Dialog } from '#ui/dialog.tsx';

/** The terms and the privacy policy. Links open them by their ids, also without scripts. */
export function LegalDialogs({ className }: { className: string | undefined }) {
  return (
    <>
      <LegalDialog id="terms" className={className} {...terms} />
      <LegalDialog id="privacy" className={className} {...privacy} />
    </>
  );
}

function LegalDialog({
  id,
  className,
  title,
  intro,
  sections,
}: LegalText & { id: string; className: string | undefined }) {
  return (
    <Dialog id={id} title={title} back={termsCheckboxId} className={className}>
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
