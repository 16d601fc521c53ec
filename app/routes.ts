import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The routes of the specification, section 2, in its order. One file serves the ten programme
// pages: the path says which record it shows.
const programmes = [
  'o-level-english',
  'o-level-science',
  'o-level-ict',
  'o-level-maths',
  'a-level-english',
  'a-level-science',
  'a-level-chemistry',
  'a-level-biology',
  'a-level-physics',
  'a-level-combined-maths',
];

export default [
  index('pages/home.tsx'),
  route('about', 'pages/about.tsx'),
  route('teachers', 'pages/teachers.tsx'),
  route('programs', 'pages/programs.tsx'),
  ...programmes.map((slug) => route(`programs/${slug}`, 'pages/programme.tsx', { id: slug })),
  route('fees', 'pages/fees.tsx'),
  route('schedule', 'pages/schedule.tsx'),
  route('register', 'pages/register.tsx'),
  route('facilities', 'pages/facilities.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('o-level-classes', 'pages/o-level-classes.tsx'),
  route('a-level-classes', 'pages/a-level-classes.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
