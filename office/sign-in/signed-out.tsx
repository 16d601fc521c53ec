import { office } from '#content/office/page.ts';
import type { Draft } from '../submission/drafts.ts';
import { Notice, Written } from '../ui/notice.tsx';

/** The session ended by itself: why, and that nothing which was being written is lost. */
export function SignedOut({ drafts }: { drafts: Draft[] }) {
  const words = office.ended;
  return (
    <Notice icon="lock" title={words.title} role="alert">
      <p>{words.text}</p>
      {drafts.map(({ reference, name, text }) => (
        <div key={reference}>
          <p>{words.kept(name)}</p>
          <Written>{text}</Written>
        </div>
      ))}
    </Notice>
  );
}
