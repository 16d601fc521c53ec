import { claims, classFacts } from '../school/claims.ts';
import { outside, road, school } from '../school/school.ts';

/** The words of /about: introduction, mission, vision and four strengths. */
export const aboutPage = {
  heading: 'About the school',
  lead: `A tuition school on ${road} for O Level and A Level students, in the local and the international syllabuses.`,
  intro: [
    'Most subjects have a weekday group and a weekend group. A student comes to one of them. What we teach in class, students practise in class. Assessments are monthly at O Level and bi-weekly at A Level.',
    `We are at ${school.address}. The office is open ${school.officeHours.days}, ${school.officeHours.times}`,
  ],
  parent: {
    before: 'We are part of a larger institution.',
    name: `Visit the ${outside.parentInstitution.name}`,
    url: outside.parentInstitution.url,
  },
  mission: {
    heading: 'Mission',
    text: 'To give every student the teacher, the hours and the practice that the examination needs.',
  },
  vision: {
    heading: 'Vision',
    text: 'That every student goes into the examination hall knowing every kind of question on the paper.',
  },
  strengthsHeading: 'Four strengths',
  strengths: [
    {
      title: 'Experience',
      figure: `${claims.experience.figure} years`,
      text: 'Teaching students for these examinations.',
    },
    {
      title: 'Classes',
      figure: `${classFacts.regularMaximum} students at most`,
      text: 'Small enough for every student to ask questions.',
    },
    {
      title: 'Assessments',
      figure: 'Monthly or bi-weekly',
      text: 'Monthly at O Level, bi-weekly at A Level: you see early what needs more practice.',
    },
    {
      title: 'Timetable',
      figure: 'A weekday or a weekend group',
      text: 'Most subjects have both. Choose the group that suits your family.',
    },
  ],
  passRate: { figure: claims.passRate.figure, label: claims.passRate.label },
} as const;
