import { expect, it } from 'vitest';
import { type Department, departments } from '../school/contact.ts';
import { fact, school } from '../school/school.ts';
import { problemsInSchool } from './school.ts';

const broken = (change: object) => problemsInSchool({ ...school, ...change }, []);

it('finds nothing wrong with the school as it is', () => {
  expect(problemsInSchool(school, departments)).toEqual([]);
});

it('wants numbers that can be tapped', () => {
  expect(broken({ hotline: fact('011 234 5678') })).toEqual([
    "The hotline is '011 234 5678': write it as '+94 11 234 5678'.",
  ]);
  expect(broken({ hotline: fact('+94 11 234') })).toHaveLength(1);
  expect(broken({ mobile: fact('+94 77 123 4567') })).toEqual([]);
});

it('wants the landline and the hotline to be two numbers', () => {
  expect(broken({ hotline: fact(school.landline.value.replaceAll(' ', '')) })).toEqual([
    `The landline and the hotline are both ${school.landline.value}: nobody could tell which one a tap calls.`,
  ]);
});

it('wants addresses that can be written to', () => {
  expect(broken({ email: fact('hello@school') })[0]).toContain('is no e-mail address');
  const finance: Department = {
    name: 'Finance',
    about: 'Fees',
    extension: fact('ext. 103'),
    email: fact('finance school.lk'),
  };
  expect(problemsInSchool(school, [finance])).toEqual([
    "Finance: 'finance school.lk' is no e-mail address.",
    "Finance: 'ext. 103' is no extension: write its figures only.",
  ]);
});

it('wants the site’s address with nothing after it', () => {
  expect(broken({ siteUrl: fact('https://www.school.lk/') })).toHaveLength(1);
  expect(broken({ siteUrl: fact('http://www.school.lk') })).toHaveLength(1);
  expect(broken({ siteUrl: fact('https://www.school.lk') })).toEqual([]);
});
