import type { Documents } from './schemas/documents.ts';
import type { factsInTexts } from './schemas/fields.ts';
import { classFactsOf } from './school/claims.ts';
import { schoolOf } from './school/school.ts';
import { counted, sentence } from './sentence.ts';
import { earlyBirdDayOf } from './teaching/early-bird.ts';
import { lowestOf, pricesOf } from './teaching/fees.ts';
import { moneyText } from './teaching/money-text.ts';

type Facts = Readonly<Record<(typeof factsInTexts)[number], string | number>>;

/** The facts that texts name, by their names. */
export function factsOf(documents: Documents): Facts {
  const { claims, offer } = documents;
  const school = schoolOf(documents);
  const prices = pricesOf(documents);
  return {
    ...school.place,
    ...claims,
    school: school.name,
    hotline: school.hotline,
    email: school.email,
    address: school.address,
    /** 'Colombo 05' -> 'Colombo' */
    town: school.place.locality.replace(/ \d+$/, ''),
    officeHours: school.officeHours.text,
    tourHours: school.tourHours.text,
    parentInstitution: documents.school.sites.parentInstitution.name,
    replyHours: classFactsOf(documents).replyHours,
    oLevelAssessments: claims.assessments['o-level'],
    aLevelAssessments: claims.assessments['a-level'],
    oLevelSession: claims.sessionHours['o-level'],
    aLevelSession: claims.sessionHours['a-level'],
    oLevelWeek: claims.weeklyHours['o-level'],
    aLevelWeek: claims.weeklyHours['a-level'],
    firstGrade: claims.grades.oLevelFirst,
    lastGrade: claims.grades.oLevelLast,
    lowestFee: moneyText(lowestOf([prices['o-level'], prices['a-level']])),
    discount: `${offer.percent}%`,
    discountDay: earlyBirdDayOf(documents),
  };
}

/**
 * Puts facts into a text: 'At most {regularMaximum} students' -> 'At most 25 students', or '1 student'.
 * An unknown name stays.
 */
export function fillText(text: string, facts: Readonly<Record<string, string | number>>): string {
  const named = /\{(\w+)\}(?:(\.)|(?: (hour|month|student|workstation)s))?/g;
  return text.replace(named, (whole, name, stop, unit) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (unit) return counted(fact, unit);
    return stop ? sentence(String(fact)) : String(fact);
  });
}

/** The documents as all that shows them reads them: with the facts in their texts. */
export function filledDocuments(documents: Documents): Documents {
  const facts = factsOf(documents);
  return JSON.parse(JSON.stringify(documents), (_, value) =>
    typeof value === 'string' ? fillText(value, facts) : value,
  );
}
