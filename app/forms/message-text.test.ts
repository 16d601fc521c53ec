import { expect, test } from 'vitest';
import { enquiryText, registrationText } from './message-text.ts';

test('an enquiry reads as its form does, without what was left blank', () => {
  const enquiry = {
    name: 'Nethmi Sample',
    email: 'nethmi@student.example',
    phone: ' ',
    subject: 'Physics & Chemistry',
    message: 'May we visit?\nOn Saturday?',
  };
  expect(enquiryText(enquiry)).toBe(
    'Full Name: Nethmi Sample\n' +
      'Email Address: nethmi@student.example\n' +
      'Subject: Physics & Chemistry\n' +
      'Message: May we visit?\nOn Saturday?',
  );
});

test('a registration names its level and subjects, and writes its day as the pages do', () => {
  const text = registrationText({
    firstName: 'Nethmi',
    lastName: 'Sample',
    email: 'nethmi@student.example',
    phone: '011 000 0000',
    dateOfBirth: '2008-05-14',
    address: '12, Sample Lane',
    level: 'a-level',
    subjects: ['Physics', 'Logic & Scientific Method'],
    previousSchool: '',
    parentName: 'Kumari Sample',
    parentPhone: '011 000 0000',
    parentEmail: '',
    specialRequirements: '',
    agreeToTerms: true,
  });
  expect(text).toContain('Level: A Level\nSubjects: Physics, Logic & Scientific Method\n');
  expect(text).toContain('Date of Birth: 14 May 2008\n');
  expect(text).not.toContain('Previous School');
  expect(text).toMatch(/Terms and Conditions: Agreed$/);
});
