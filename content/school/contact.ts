import facts from '#documents/school.json' with { type: 'json' };
import { road, school } from './school.ts';

/** The four departments of /contact (docs/requirements.md, R18.8). */
export const departments = facts.departments;

/** The school's pages elsewhere, as quick contacts. */
export const socialLinks = {
  whatsapp: { name: 'WhatsApp', url: `https://wa.me/${school.mobile.replace(/\D/g, '')}` },
  facebook: { name: 'Facebook', url: facts.social.facebook },
  instagram: { name: 'Instagram', url: facts.social.instagram },
  youtube: { name: 'YouTube', url: facts.social.youtube },
} as const;

/** Where the maps link and the directions lead: a search for the address. */
const addressQuery = encodeURIComponent(`${school.address}, ${school.place.country}`);

const { landmarks, latitude, longitude } = facts.map;

export const map = {
  visitUrl: `https://www.google.com/maps/search/?api=1&query=${addressQuery}`,
  directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${addressQuery}`,
  directions: 'Get Directions',
  caption: 'A sketch, not to scale.',
  frameTitle: `Map of ${road} from OpenStreetMap`,
  attribution: {
    text: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
  },
  alt: `Sketch of ${road} between ${landmarks.west} and ${landmarks.east}`,
  /** Degrees. The middle of the embedded map and its pin. */
  position: { latitude, longitude },
  landmarks,
} as const;

/** The texts of the four cards over the map. */
export const contactCards = {
  visit: 'Visit',
  call: 'Call',
  email: 'E-mail',
  officeHours: 'Office hours',
} as const;

/**
 * 'Before You Contact Us' (docs/requirements.md, R15.5): cards that put the cursor into the message
 * form, with the subject filled in.
 */
export const messageTopics = [
  {
    title: 'About a course',
    question: 'Which subject, which group?',
    subject: 'A question about a course',
  },
  { title: 'About fees', question: 'What will it cost me?', subject: 'A question about fees' },
  { title: 'About a visit', question: 'May we see the rooms?', subject: 'A visit to the school' },
] as const;

/** The other texts of /contact. */
export const contactPage = {
  heading: 'Contact Us',
  lead: 'Call, write, or come by.',
  decided: 'Already decided?',
  register: 'Register Now',
  write: 'Write to us',
  reply: "We'll get back to you within 24 hours.",
  messageTopics: 'Before You Contact Us',
  messageTopicsNote: 'Tap one to start your message.',
  form: 'Send us a message',
  departments: 'Departments',
  departmentsNote: 'Call this number and ask for the extension:',
  departmentColumns: ['Department', 'Extension', 'E-mail'],
  quickContact: 'Quick contact',
} as const;
