import { office } from '#content/office/page.ts';
import { Refused } from '../api/failure.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What could not be fetched, in the server's own sentence, and the way to try again. */
export function Failed({ error, again }: { error: Error; again: () => void }) {
  const words = office.connection;
  return (
    <Notice icon="alert" title={words.failed} role="alert">
      <p>{error instanceof Refused ? error.message : words.text}</p>
      <ButtonRow>
        <Button small onClick={again}>
          {words.again}
        </Button>
      </ButtonRow>
    </Notice>
  );
}
