import { termsCheckboxId } from '#app/forms/registration-sections.tsx';
import { fillTexts } from '#content/fill-text.ts';
import legal from '#documents/legal.json' with { type: 'json' };
import { Dialog } from '#ui/dialog.tsx';

const titles = { terms: 'Terms and conditions', privacy: 'Privacy policy' };

/** The terms and the privacy policy. Links open them by their ids, also without scripts. */
export function LegalDialogs({ className }: { className: string | undefined }) {
  return (['terms', 'privacy'] as const).map((id) => {
    const { intro, sections } = fillTexts(legal[id]);
    return (
      <Dialog key={id} id={id} title={titles[id]} back={termsCheckboxId} className={className}>
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
  });
}
