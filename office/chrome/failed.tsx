import { office } from '#content/office/page.ts';
import { Button } from '#ui/button.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { Refused } from '../api/failure.ts';
import { Notice } from '../ui/notice.tsx';

/** Data that could not be loaded: the server's own sentence, and a button to try again. */
export function Failed({ error, again }: { error: Error; again: () => void }) {
  const words = office.connection;
  return (
    <Notice icon="alert" title={words.failed} role="alert">
      <p>{error instanceof Refused ? error.message : words.text}</p>
      <ButtonRow as="div">
        <Button size="small" onClick={again}>
          {words.again}
        </Button>
      </ButtonRow>
    </Notice>
  );
}
