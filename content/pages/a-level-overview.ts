import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { claims } from '../school/claims.ts';

const words = fillTexts(pages.aLevelOverview);

/** The words of /a-level-classes (docs/requirements.md, R9). */
export const aLevelOverview = {
  badge: 'A Level Classes',
  heading: 'Master Your A Level Success',
  lead: words.lead,
  enroll: 'Enroll Now',
  email: 'Email Us',
  stats: [
    claims.universityAdmissions,
    claims.passRateALevelOverview,
    claims.experienceALevelOverview,
  ],
  subjects: {
    heading: 'A Level Subjects We Offer',
    note: words.subjectsNote,
    fees: 'See all fees',
    learnMore: 'Learn More',
  },
  schedule: {
    heading: 'Local GCE A/L Schedule',
    note: words.scheduleNote,
    columns: ['Day', 'Time', 'Subject', 'Action'],
    register: 'Register',
  },
  stories: 'Success Stories',
  faculty: 'Distinguished Faculty',
} as const;
