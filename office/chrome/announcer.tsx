import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useAnnouncement } from './announce.ts';

/** Where what happens by itself is said, politely. */
export function Announcer() {
  return (
    <div role="status">
      <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
    </div>
  );
}
