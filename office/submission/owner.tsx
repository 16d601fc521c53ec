import { useMutation } from '@tanstack/react-query';
import { nextCallWords as words } from '#content/office/next-call-texts.ts';
import { Button } from '#ui/button.tsx';
import { useEmail } from '../api/email.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { colleagueName } from '../format/words.ts';
import { isOpen } from '../model/call-groups.ts';
import type { Submission } from '../model/types.ts';

/** Who looks after the family: taken, taken over or given back with one press. */
export function Owner({ submission }: { submission: Submission }) {
  const { reference, owner, held } = submission;
  const email = useEmail();
  const setOwner = useMutation(mutations.setOwner(reference));
  const isMine = owner === email;
  const set = (to: string | null) =>
    setOwner.mutate(
      { owner: to, was: owner },
      {
        onSuccess: () => announce(to ? words.isYours : 'No colleague looks after this family yet.'),
      },
    );
  if (!isOpen(submission) || held) return <Problem error={setOwner.error} />;
  return (
    <div>
      {owner && <p>{isMine ? words.isYours : words.isTheirs(colleagueName(owner))}</p>}
      <Button
        data-screen=""
        size="small"
        variant="link"
        busy={setOwner.isPending && words.saving}
        onClick={() => set(isMine ? null : email)}
      >
        {isMine ? 'Give it back' : owner ? 'Take it over' : words.take}
      </Button>
      <Problem error={setOwner.error} />
    </div>
  );
}
