import { submissionWords } from '#content/office/submission.ts';
import { Written } from '../ui/notice.tsx';
import { Chapter } from './chapter.tsx';

/** What an enquiry says, in its own words, before anybody rings. */
export function MessageChapter({ message }: { message: string }) {
  return (
    <Chapter title={submissionWords.fields.message}>
      <Written>{message}</Written>
    </Chapter>
  );
}
