import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { claims } from '../school/claims.ts';
import { outside } from '../school/school.ts';

const words = fillTexts(pages.about);

/** The words of /about: introduction, mission, vision and four strengths. */
export const aboutPage = {
  heading: words.heading,
  lead: words.lead,
  intro: words.intro,
  parent: {
    before: words.parent,
    name: `Visit the ${outside.parentInstitution.name}`,
    url: outside.parentInstitution.url,
  },
  mission: { heading: 'Mission', text: words.mission },
  vision: { heading: 'Vision', text: words.vision },
  strengthsHeading: 'Four strengths',
  strengths: words.strengths,
  passRate: claims.passRate,
} as const;
