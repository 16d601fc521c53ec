import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { NoBreak } from '#ui/text.tsx';
import { ifDone } from '../api/client.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { AskFirst } from '../chrome/ask-first.tsx';
import { removeDraftsAbout } from '../chrome/use-form.ts';
import type { Submission } from '../model/types.ts';

/** Erases the submission, after a question. */
export function Erase({ submission: { reference, name, kind } }: { submission: Submission }) {
  const navigate = useNavigate();
  const erase = useMutation(mutations.erase(reference));
  // Not from another view, which the person may have opened by then.
  const onSuccess = () => navigate('/', { replace: true });
  const confirm = () =>
    ifDone(erase.mutateAsync(undefined, { onSuccess }), () => {
      removeDraftsAbout(reference);
      announce(`${name} was erased.`);
    });
  return (
    <section aria-labelledby="erase">
      <h2 id="erase">{words.erase}</h2>
      <p className="small">{words.eraseText(office.kinds[kind].toLowerCase())}</p>
      <AskFirst
        variant="danger"
        size="small"
        question={
          <>
            <span>{words.eraseAsk(name)}</span> <NoBreak>{`${reference}?`}</NoBreak>
          </>
        }
        text="This cannot be undone."
        keep={words.keepIt}
        act="Erase for good"
        busy={erase.isPending && 'Erasing …'}
        error={erase.error}
        confirm={confirm}
      >
        {words.erase}
      </AskFirst>
    </section>
  );
}
