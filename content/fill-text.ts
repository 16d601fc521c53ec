import claims from '#documents/claims.json' with { type: 'json' };
import type { factsInTexts } from './schemas/fields.ts';
import { classFacts } from './school/claims.ts';
import { outside, road, school } from './school/school.ts';
import { earlyBird, earlyBirdDay } from './teaching/early-bird.ts';
import { fees } from './teaching/fees.ts';

const cheapest = fees['o-level']['Local GCE'];

const facts: Record<(typeof factsInTexts)[number], string | number> = {
  ...school.place,
  ...claims,
  school: school.name,
  hotline: school.hotline,
  email: school.email,
  road,
  address: school.address,
  /** 'Colombo 05' -> 'Colombo' */
  town: school.place.locality.replace(/ \d+$/, ''),
  officeHours: school.officeHours.text,
  tourHours: school.tourHours.text,
  parentInstitution: outside.parentInstitution.name,
  replyHours: classFacts.replyHours,
  oLevelAssessments: claims.assessments['o-level'],
  aLevelAssessments: claims.assessments['a-level'],
  oLevelSession: claims.sessionHours['o-level'],
  aLevelSession: claims.sessionHours['a-level'],
  oLevelWeek: claims.weeklyHours['o-level'],
  aLevelWeek: claims.weeklyHours['a-level'],
  firstGrade: claims.grades.oLevelFirst,
  lastGrade: claims.grades.oLevelLast,
  lowestFee: `${cheapest.currency} ${cheapest.amount}`,
  discount: `${earlyBird.percent}%`,
  discountDay: earlyBirdDay,
};

/**
 * Puts facts into a text: 'At most {regularMaximum} students' -> 'At most 25 students'.
 *
 * @param more facts that only this text knows
 */
export function fillText(text: string, more: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string | number>> = { ...facts, ...more };
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(all[name] ?? whole));
}

/** Puts facts into every text of a part of a document. */
export function fillTexts<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string' ? fillText(value) : value,
  );
}
