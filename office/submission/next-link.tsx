import { ChevronRight } from 'lucide';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { useNow } from '../browser/now.ts';
import { dueText } from '../chrome/dock.tsx';
import { shortName } from '../format/words.ts';
import type { Item } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';

/** A link to the next family of the day's work: 'Next: Ruwan, overdue by 3 h'. */
export function NextLink({ next, className }: { next: Item; className?: string | undefined }) {
  return (
    <Link
      data-screen=""
      className={buttonClass({ size: 'small' }, className)}
      to={`/submissions/${next.reference}`}
    >
      <IconLabel of={ChevronRight}>
        {`Next: ${shortName(next.name)}, ${dueText(next, useNow())}`}
      </IconLabel>
    </Link>
  );
}
