import type { Enquiry, Registration } from '#payloads/form-fields.ts';

/** A plausible enquiry, with what a test changes. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Nimali Perera',
    email: 'nimali@example.com',
    phone: '077 123 4567',
    subject: 'Physics on Saturdays',
    message: 'Is there a place in the Saturday group?\nMy daughter is in grade 12.',
    ...changes,
  };
}

/** A plausible registration, with what a test changes. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    firstName: 'Kasun',
    lastName: 'Fernando',
    email: 'kasun@example.com',
    phone: '+94 77 765 4321',
    dateOfBirth: '2009-05-17',
    address: '12/3 Galle Road,\nColombo 06',
    level: 'a-level',
    subjects: ['Physics', 'Chemistry'],
    previousSchool: 'Royal College',
    parentName: 'Ruwan Fernando',
    parentPhone: '011 258 7412',
    parentEmail: 'ruwan@example.com',
    specialRequirements: '',
    agreeToTerms: true,
    ...changes,
  };
}
