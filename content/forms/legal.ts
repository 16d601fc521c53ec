import legal from '#documents/legal.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';
import { consentVersion } from './form-help.ts';

/** A text that a visitor agrees to or is informed by, in plain words. */
export type LegalText = ReturnType<typeof legalText>;

/** True until the school, with its lawyer, has read and approved both texts. */
export const legalReviewPending = !legal.reviewed;

/** Above both texts while they wait for the school's review. */
export const legalReviewNote =
  'A draft in plain words, for the school to review before the site goes public.';

/** The terms and conditions of a registration. */
export const terms = legalText('Terms and conditions', fillTexts(legal.terms));

/** The privacy policy: what we store, why, how long, and the family's rights. */
export const privacy = legalText('Privacy policy', fillTexts(legal.privacy));

function legalText(title: string, { intro, sections }: Documents['legal']['terms']) {
  return {
    title,
    intro: `${intro} Version ${consentVersion}.`,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
  };
}
