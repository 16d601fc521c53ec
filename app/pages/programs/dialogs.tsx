import { EnquiryForm } from '#app/forms/enquiry-form.tsx';
import { levelDialog } from '#content/forms/enquiry.ts';
import { programsOverview as words } from '#content/pages/programs-overview.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ChoiceCard, ChoiceCards } from '#ui/choices.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import styles from './dialogs.module.css';

export const heroId = 'classes';
export const levelDialogId = 'enroll';
export const consultationId = 'consultation';

/** Behind 'Enroll Now': a choice of level that leads to /register. */
export function LevelDialog() {
  return (
    <Dialog id={levelDialogId} title={levelDialog.heading} back={heroId}>
      <p className={classNames('small', styles.question)}>{levelDialog.text}</p>
      <ChoiceCards>
        {levelKeys.map((level) => (
          <ChoiceCard key={level} as="a" href={registerLink({ level })}>
            <LevelMark level={level} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Dialog>
  );
}

/** Behind 'Schedule a Consultation': the course pages' contact form with its subject filled in. */
export function ConsultationDialog() {
  return (
    <Dialog id={consultationId} title={words.consultation} back={heroId}>
      <p className={classNames('small', styles.question)}>{words.consultationText}</p>
      <EnquiryForm variant="course" subject={words.consultationSubject} fragment={consultationId} />
    </Dialog>
  );
}
