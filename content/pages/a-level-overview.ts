import { type Claim, claims, classFacts } from '../school/claims.ts';

/** The words of /a-level-classes (docs/requirements.md, R9). */
export const aLevelOverview = {
  badge: 'A Level Classes',
  heading: 'Master Your A Level Success',
  lead: 'Six subjects, most with a weekday and a weekend group, and an assessment every second week.',
  enroll: 'Enroll Now',
  email: 'Email Us',
  stats: [
    claims.universityAdmissions,
    claims.passRateALevelOverview,
    claims.experienceALevelOverview,
  ] satisfies readonly Claim[],
  subjects: {
    heading: 'A Level Subjects We Offer',
    note: `Regular classes: ${classFacts.regularMaximum} students at most.`,
    fees: 'See all fees',
    learnMore: 'Learn More',
  },
  schedule: {
    heading: 'Local GCE A/L Schedule',
    note: 'Most subjects have a weekday group and a weekend group. Choose one.',
    columns: ['Day', 'Time', 'Subject', 'Action'],
    register: 'Register',
  },
  stories: 'Success Stories',
  faculty: 'Distinguished Faculty',
} as const;
