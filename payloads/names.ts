// What the page needs of a payload beside its type. Apart from the schemas, so that a form's scripts
// come without the validator.

/** What the contact form's fields are called on the page (docs/requirements.md, R19.1). */
export const enquiryLabels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  subject: 'Subject',
  message: 'Message',
} as const;

/** The function that takes an enquiry (docs/requirements.md, R23.1). */
export const enquiryFunction = 'send-contact-email';

/** What the registration form's fields are called on the page. */
export const registrationLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone Number',
  dateOfBirth: 'Date of Birth',
  address: 'Address',
  level: 'Level',
  subjects: 'Subjects',
  previousSchool: 'Previous School',
  parentName: "Parent/Guardian's Name",
  parentPhone: "Parent/Guardian's Phone",
  parentEmail: "Parent/Guardian's Email",
  specialRequirements: 'Special Requirements',
  agreeToTerms: 'Terms and Conditions',
} as const;

/** The function that takes a registration (docs/requirements.md, R23.1). */
export const registrationFunction = 'send-registration-email';
