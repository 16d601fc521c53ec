import { Hidden } from '../ui/hidden.tsx';
import { useAnnouncement } from './announce.ts';

/** Where what happens by itself is said, politely. */
export function Announcer() {
  return (
    <div role="status">
      <Hidden>{useAnnouncement()}</Hidden>
    </div>
  );
}
