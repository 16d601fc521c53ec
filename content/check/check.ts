import { consentVersion } from '../forms/consent.ts';
import { legalReviewPending } from '../forms/legal.ts';
import { metadata } from '../pages/metadata.ts';
import { oLevelTabs } from '../pages/o-level-overview.ts';
import { departments } from '../school/contact.ts';
import { school } from '../school/school.ts';
import { teachers } from '../school/teachers.ts';
import { testimonials } from '../school/testimonials.ts';
import { closures } from '../teaching/closures.ts';
import { edexcelALevel, fees, prices } from '../teaching/fees.ts';
import { programmeList, programmes } from '../teaching/programmes/programmes-by-path.ts';
import { timetable } from '../teaching/timetable.ts';
import { documents } from '../valid-documents.ts';
import { problemsInClosures } from './closures.ts';
import { contradictionSentences } from './contradictions.ts';
import { problemsInFees, problemsInPrice } from './fees.ts';
import { problemsInMetadata, problemsInTabs, problemsInVersion } from './pages.ts';
import { placeholderFacts, samplePeople, unconfirmedClosures } from './placeholders.ts';
import { problemsInProgrammes, problemsInSubjects } from './programmes.ts';
import { problemsInSchool } from './school.ts';
import { classesWithoutTeacher, problemsInTeachers } from './teachers.ts';
import { problemsInTexts } from './texts.ts';
import { problemsInTimetable } from './timetable.ts';
import type { Modules } from './walk.ts';

/** What is wrong, as sentences: the site must not be published while there is any. */
export function problems(modules: Modules): string[] {
  return [
    ...problemsInTimetable(timetable),
    ...problemsInTeachers(teachers, timetable),
    ...problemsInFees(fees),
    ...problemsInPrice('Edexcel A Level on programme pages', edexcelALevel.onProgrammePages),
    ...problemsInPrice('The O Level', prices['o-level']),
    ...problemsInPrice('The A Level', prices['a-level']),
    ...problemsInProgrammes(programmes, timetable),
    ...problemsInSubjects(),
    ...problemsInClosures(closures),
    ...problemsInMetadata(metadata),
    ...problemsInTabs(oLevelTabs),
    ...problemsInSchool(school, departments),
    ...problemsInVersion(consentVersion),
    ...problemsInTexts(modules),
  ];
}

/** What is not wrong, but may have been forgotten. */
export function worthALook(): string[] {
  return classesWithoutTeacher(teachers, timetable);
}

/** Everything the school has yet to replace or to confirm, a sentence each. */
export function placeholders(modules: Modules): string[] {
  return [
    ...placeholderFacts(modules),
    ...samplePeople(Object.values(teachers['a-level']), 'A Level teachers', 'school/teachers.ts'),
    ...samplePeople(Object.values(teachers['o-level']), 'O Level teachers', 'school/teachers.ts'),
    ...samplePeople(
      Object.values(testimonials).flat(),
      'those who recommend us',
      'school/testimonials.ts',
    ),
    ...programmeList.flatMap(({ title, path, testimonials: voices }) =>
      samplePeople(
        voices,
        `those who recommend ${title}`,
        `${path.replace('/programs', 'teaching/programmes')}.ts`,
      ),
    ),
    ...unconfirmedClosures(documents.holidays),
    ...(legalReviewPending
      ? ['The terms and the privacy policy wait for the school’s review (content/forms/legal.ts).']
      : []),
  ];
}

/** Every pair of contradicting claims, with where each is shown. */
export function twoReadings(): string[] {
  return contradictionSentences();
}
