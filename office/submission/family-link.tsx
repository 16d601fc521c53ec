import { useMutation } from '@tanstack/react-query';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { CopyButton } from '../chrome/copy-button.tsx';
import { Problem } from '../chrome/failed.tsx';
import { mailboxesOf } from '../model/mailboxes.ts';
import type { Submission } from '../model/types.ts';
import { Slip } from './slip.tsx';

/** The address of the family's own page: to copy, and to mail again. */
export function FamilyLink({ submission }: { submission: Submission }) {
  const { reference, hold, link } = submission;
  const send = useMutation(mutations.sendLink(reference));
  if (!link) return null;
  return (
    <Slip title="The family's link">
      <p className="small">There they choose a time, answer an offer, or correct a number.</p>
      <ButtonRow as="div" data-screen="">
        <CopyButton size="small" message={link} label="Copy the link" />
        {hold !== 'spam' && mailboxesOf(submission).length > 0 && (
          <Button
            size="small"
            busy={send.isPending && 'Sending …'}
            onClick={() => send.mutate(undefined, { onSuccess: () => announce(words.linkSent) })}
          >
            {words.sendLink}
          </Button>
        )}
      </ButtonRow>
      <p role="status">{send.isSuccess && words.linkSent}</p>
      <Problem error={send.error} />
    </Slip>
  );
}
