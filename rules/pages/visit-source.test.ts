import { expect, test } from 'vitest';
import { sourceOfVisit } from './visit-source.ts';

const site = 'https://www.school.example';

test.each([
  // The page's address comes first.
  ['/?from=friend', '', 'friend'],
  ['/fees?from=Facebook', 'https://www.google.com/', 'facebook'],
  ['/?utm_source=ig&utm_medium=social', '', 'instagram'],
  ['/?from=banner&utm_source=google', '', 'google'],
  // Other words do not count, nor the one that only the office sets.
  ['/?from=banner', '', undefined],
  ['/?from=sign', '', undefined],
  ['/?from=banner', 'https://l.facebook.com/l.php?u=x', 'facebook'],
  // Then the host of the page that linked here.
  ['/', 'https://www.google.lk/', 'google'],
  ['/', 'android-app://com.google.android.googlequicksearchbox/', 'google'],
  ['/', 'https://l.instagram.com/', 'instagram'],
  ['/', 'https://wa.me/', 'whatsapp'],
  ['/', 'https://web.whatsapp.com/', 'whatsapp'],
  ['/', 'https://www.bing.com/', 'other'],
  // A visit that began here.
  ['/fees', '', undefined],
  ['/fees', 'https://www.school.example/', undefined],
  ['/fees', 'https://school.example/about', undefined],
])('a visit of %s from "%s" has the source %s', (path, referrer, source) => {
  expect(sourceOfVisit(new URL(path, site), referrer)).toBe(source);
});
