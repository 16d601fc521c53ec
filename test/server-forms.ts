import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

/** A plausible enquiry, with a test's changes. */
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

/** A plausible registration, with a test's changes. */
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

/** A registration whose texts are as long as they may be, in letters of three bytes. */
export function aFullRegistration(): Registration {
  const [line, text] = ['ක'.repeat(300), 'ක'.repeat(8000)];
  const names = { firstName: line, lastName: line, parentName: line, previousSchool: line };
  return aRegistration({ ...names, address: text, specialRequirements: text });
}

type Form = { kind: 'enquiry'; fields: Enquiry } | { kind: 'registration'; fields: Registration };

/** A submission that was just stored, with a test's changes. */
export function aSubmission<F extends Form>(form: F, changes: Partial<Submission> = {}) {
  return {
    id: 'an id',
    reference: 'K7QF-49XM',
    receivedAt: Date.parse('2026-11-21T06:00:00Z'),
    consentVersion: null,
    consentedAt: null,
    hold: null,
    holdReasons: null,
    calledAt: null,
    waitingFor: [],
    waitsSince: {},
    state: 'new' as const,
    triedAt: null,
    assessmentAt: null,
    slotId: null,
    slotAt: null,
    slotSequence: -1,
    tourAt: null,
    assessed: null,
    channel: 'form' as const,
    source: null,
    callAgainAt: null,
    owner: null,
    reason: null,
    placedIn: [],
    placedAt: null,
    offer: null,
    lastBy: null,
    lastAt: null,
    ...changes,
    ...form,
  };
}
