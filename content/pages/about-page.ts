import { claims, classFacts } from '../school/claims.ts';
import { outside, school } from '../school/school.ts';

/** The words of /about: introduction, mission, vision and four strengths. */
export const aboutPage = {
  heading: 'About the school',
  lead: 'A tuition school on Dickman’s Road for O Level and A Level students, in the local and the international syllabuses.',
  intro: [
    'A student comes once a week for each subject, in the weekday or the weekend group. What is taught in class is practised in class, and tested before it is forgotten: monthly at O Level, bi-weekly at A Level.',
    `You find us at ${school.address.value}. The office is open ${school.officeHours.value.days}, ${school.officeHours.value.times}`,
  ],
  parent: {
    before: 'We belong to a larger institution.',
    name: `Visit the ${outside.parentInstitution.value.name}`,
    url: outside.parentInstitution.value.url,
  },
  mission: {
    heading: 'Mission',
    text: 'To give every student the subject teacher, the hours and the practice that an examination asks for.',
  },
  vision: {
    heading: 'Vision',
    text: 'That every student who walks into an examination hall in Colombo has already met every kind of question on the paper.',
  },
  strengthsHeading: 'Four strengths',
  strengths: [
    {
      title: 'Experience',
      figure: `${claims.experience.figure} years`,
      text: 'Teaching for the same examinations, year after year.',
    },
    {
      title: 'Classes',
      figure: `${classFacts.regularMaximum} students at most`,
      text: 'Few enough for every question to be heard.',
    },
    {
      title: 'Assessments',
      figure: 'Monthly or bi-weekly',
      text: 'Monthly at O Level, bi-weekly at A Level, so that nothing goes unnoticed for long.',
    },
    {
      title: 'Timetable',
      figure: 'A weekday or a weekend group',
      text: 'Most subjects are taught twice a week; choose the group that suits your family.',
    },
  ],
  passRate: { figure: claims.passRate.figure, label: claims.passRate.label },
} as const;
