import { type Fact, placeholder, road, school } from './school.ts';

/** A department, to be written to or put through to (docs/requirements.md, R18.8). */
export interface Department {
  readonly name: 'Admissions' | 'Academic Affairs' | 'Finance' | 'Student Support';
  readonly about: string;
  readonly extension: Fact;
  readonly email: Fact;
}

/** The four departments of /contact. */
export const departments = [
  {
    name: 'Admissions',
    about: 'Registering, places, the first assessment',
    extension: placeholder('101'),
    email: placeholder('admissions@school.example'),
  },
  {
    name: 'Academic Affairs',
    about: 'Classes, syllabuses, tests',
    extension: placeholder('102'),
    email: placeholder('academic@school.example'),
  },
  {
    name: 'Finance',
    about: 'Fees and payments',
    extension: placeholder('103'),
    email: placeholder('finance@school.example'),
  },
  {
    name: 'Student Support',
    about: 'Questions of those who already attend',
    extension: placeholder('104'),
    email: placeholder('support@school.example'),
  },
] as const satisfies readonly Department[];

/** The school's pages elsewhere, as quick contacts. */
export const socialLinks = {
  whatsapp: {
    name: 'WhatsApp',
    url: placeholder(`https://wa.me/${school.mobile.value.replace(/\D/g, '')}`),
  },
  facebook: { name: 'Facebook', url: placeholder('https://social.example/facebook-page') },
  instagram: { name: 'Instagram', url: placeholder('https://social.example/instagram-page') },
  youtube: { name: 'YouTube', url: placeholder('https://social.example/youtube-channel') },
} as const satisfies Record<string, { name: string; url: Fact }>;

/** Where the maps link and the directions lead: a search for the address, which is no placeholder. */
const addressQuery = encodeURIComponent(`${school.address.value}, ${school.place.value.country}`);

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
  alt: `Sketch of ${road} between Galle Road and Havelock Road`,
  /** Degrees. The middle of the embedded map and its pin; to be set by someone who knows the road. */
  position: placeholder({ latitude: 6.8883, longitude: 79.8622 }),
  /** What the drawn sketch names beside the road. */
  landmarks: placeholder([
    'Galle Road',
    'De Mel Mawatha',
    'Havelock Road',
    'the sea',
    'the railway',
  ]),
} as const;

/** The words of the four cards over the map. */
export const contactCards = {
  visit: 'Visit',
  call: 'Call',
  email: 'E-mail',
  officeHours: 'Office hours',
} as const;

/** A card that puts the cursor into the message form, with the subject filled in. */
export interface MessageTopic {
  readonly title: string;
  readonly question: string;
  readonly subject: string;
}

/** 'Before You Contact Us' (docs/requirements.md, R15.5). */
export const messageTopics = [
  {
    title: 'About a course',
    question: 'Which subject, which group?',
    subject: 'A question about a course',
  },
  { title: 'About fees', question: 'What will it cost me?', subject: 'A question about fees' },
  { title: 'About a visit', question: 'May we see the rooms?', subject: 'A visit to the school' },
] as const satisfies readonly MessageTopic[];

/** The other words of /contact. */
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
