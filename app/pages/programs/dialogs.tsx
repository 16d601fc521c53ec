import { EnquiryForm } from '#app/forms/enquiry-form.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { LevelMark } from '#app/ui/level.tsx';
import { levelDialog } from '#content/forms.ts';
import { levelKeys } from '#content/levels.ts';
import { programs as words } from '#content/programs.ts';
import { registerLink } from '#rules/register-link.ts';

export const openingId = 'classes';
export const levelDialogId = 'enroll';
export const consultationId = 'consultation';

/** Behind 'Enroll Now': a choice of level that leads to /register. */
export function LevelDialog() {
  return (
    <Dialog id={levelDialogId} title={levelDialog.heading} back={openingId}>
      <p className="small ask">{levelDialog.text}</p>
      <div className="levels">
        {levelKeys.map((level) => (
          <a key={level} className="pick" href={registerLink(level)}>
            <LevelMark level={level} />
          </a>
        ))}
      </div>
    </Dialog>
  );
}

/** Behind 'Schedule a Consultation': the course pages' contact form with its subject filled in. */
export function ConsultationDialog() {
  return (
    <Dialog
      id={consultationId}
      title={words.consultation}
      back={openingId}
      className="consultation"
    >
      <p className="small ask">{words.consultationText}</p>
      <EnquiryForm place="course" subject={words.consultationSubject} fragment={consultationId} />
    </Dialog>
  );
}
