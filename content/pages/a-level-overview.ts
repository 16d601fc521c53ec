import { type Claim, claims, classFacts } from '../school/claims.ts';

/** The words of /a-level-classes (docs/requirements.md, R9). */
export const aLevelOverview = {
  badge: 'A Level Classes',
  heading: 'Master Your A Level Success',
  lead: 'Six subjects, two groups a week in most of them, and a test every second week.',
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
    learnMore: 'Learn More',
  },
  schedule: {
    heading: 'Local GCE A/L Schedule',
    note: 'Weekday and weekend are two groups of the same class.',
    columns: ['Day', 'Time', 'Subject', 'Action'],
    register: 'Register',
  },
  stories: 'Success Stories',
  faculty: 'Distinguished Faculty',
} as const;
