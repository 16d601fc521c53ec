import { messageWords as words } from '#content/office/message-texts.ts';
import { Button } from '#ui/button.tsx';
import { classText } from '../format/words.ts';
import type { OfficeClass } from '../model/types.ts';

/** A message to the families of a class that is to be written, and the button that takes the focus again. */
export interface ClassMessage {
  one: OfficeClass;
  text: string;
  opener: string;
}

/** A button for each class that has families, which opens the ready message to them. */
export function TellFamilies({
  classes,
  text,
  tell,
}: {
  classes: readonly OfficeClass[];
  text: (one: OfficeClass) => string;
  tell: (message: ClassMessage) => void;
}) {
  const withFamilies = classes.filter(({ placed }) => placed > 0);
  if (withFamilies.length === 0) return null;
  return (
    <ul data-screen="">
      {withFamilies.map((one) => {
        const opener = `tell-${one.id}`;
        return (
          <li key={one.id}>
            <Button
              id={opener}
              size="small"
              variant="link"
              onClick={() => tell({ one, text: text(one), opener })}
            >
              {words.tellOf(classText(one), one.placed)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
