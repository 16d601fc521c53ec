import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { downloadFamily } from '../api/queries.ts';
import { keys } from '../api/query-client.ts';
import { Problem } from '../chrome/failed.tsx';
import { IconLabel } from '../ui/icon-label.tsx';

/** Saves everything about the family as a file, which the history then shows. */
export function SaveFamily({ reference }: { reference: string }) {
  const save = useMutation({
    mutationFn: () => downloadFamily(reference),
    onSuccess: (file) => saveFile(file, `${reference}.json`),
    meta: { changes: [keys.submission(reference)] },
  });
  return (
    <section aria-labelledby="family">
      <h2 id="family">Everything about this family</h2>
      <p className="small">
        All its submissions with their e-mails, notes and history. The history shows who saved it.
      </p>
      <Button size="small" busy={save.isPending && 'Saving …'} onClick={() => save.mutate()}>
        <IconLabel of={Download}>Save as a file</IconLabel>
      </Button>
      <Problem error={save.error} />
    </section>
  );
}
