import { termsCheckboxId } from '#app/forms/registration-sections.tsx';
import { fillTexts } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import legal from '#documents/legal.json' with { type: 'json' };
import { Dialog } from '#ui/dialog.tsx';

/** The terms and the privacy policy. Links open them by their ids, also without scripts. */
export function LegalDialogs({ className }: { className: string | undefined }) {
  return (
    <>
      <LegalDialog
        id="terms"
        className={className}
        title="Terms and conditions"
        text={legal.terms}
      />
      <LegalDialog id="privacy" className={className} title="Privacy policy" text={legal.privacy} />
    </>
  );
}

function LegalDialog({
  id,
  className,
  title,
  text,
}: {
  id: string;
  className: string | undefined;
  title: string;
  text: Documents['legal']['terms'];
}) {
  const { intro, sections } = fillTexts(text);
  return (
    <Dialog id={id} title={title} back={termsCheckboxId} className={className}>
      <p className="small">{`${intro} Version ${legal.version}.`}</p>
      {!legal.reviewed && (
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
}
