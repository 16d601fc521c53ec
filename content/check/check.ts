import { consentVersion } from '../forms/consent.ts';
import { legalReviewPending } from '../forms/legal.ts';
import { metadata } from '../pages/metadata.ts';
import { oLevelTabs } from '../pages/o-level-overview.ts';
import { teachers } from '../school/teachers.ts';
import { testimonials } from '../school/testimonials.ts';
import { edexcelALevel, fees, prices } from '../teaching/fees.ts';
import { programmeList, programmes } from '../teaching/programmes/programmes-by-path.ts';
import { timetable } from '../teaching/timetable.ts';
import { documents } from '../valid-documents.ts';
import { contradictionSentences } from './contradictions.ts';
import { problemsInFees, problemsInPrice } from './fees.ts';
import { problemsInMetadata, problemsInTabs, problemsInVersion } from './pages.ts';
import { placeholderSentences } from './placeholders.ts';
import { problemsAcross } from './problems.ts';
import { problemsInProgrammes, problemsInSubjects } from './programmes.ts';
import { samplePeople } from './sample-people.ts';
import { classesWithoutTeacher, problemsInTeachers } from './teachers.ts';
import { problemsInTexts } from './texts.ts';
import { problemsInTimetable } from './timetable.ts';
import type { Modules } from './walk.ts';

const across = problemsAcross(documents);

/** What is wrong, as sentences: the site must not be published while there is any. */
export function problems(modules: Modules): string[] {
  return [
    ...across.filter(({ blocks }) => blocks).map(({ message }) => message),
    ...problemsInTimetable(timetable),
    ...problemsInTeachers(teachers, timetable),
    ...problemsInFees(fees),
    ...problemsInPrice('Edexcel A Level on programme pages', edexcelALevel.onProgrammePages),
    ...problemsInPrice('The O Level', prices['o-level']),
    ...problemsInPrice('The A Level', prices['a-level']),
    ...problemsInProgrammes(programmes, timetable),
    ...problemsInSubjects(),
    ...problemsInMetadata(metadata),
    ...problemsInTabs(oLevelTabs),
    ...problemsInVersion(consentVersion),
    ...problemsInTexts(modules),
  ];
}

/** What is not wrong, but may have been forgotten. */
export function worthALook(): string[] {
  return [
    ...across.filter(({ blocks }) => !blocks).map(({ message }) => message),
    ...classesWithoutTeacher(teachers, timetable),
  ];
}

/** Everything the school has yet to replace or to confirm, a sentence each. */
export function placeholders(): string[] {
  return [
    ...placeholderSentences(documents),
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
    ...(legalReviewPending
      ? ['The terms and the privacy policy wait for the school’s review (content/forms/legal.ts).']
      : []),
  ];
}

/** Every pair of contradicting claims, with where each is shown. */
export function twoReadings(): string[] {
  return contradictionSentences();
}
