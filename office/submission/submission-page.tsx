import { Navigate, useParams } from 'react-router';
import { office } from '#content/office/page.ts';
import { isRefused } from '../api/failure.ts';
import { useSubmission } from '../api/submissions.ts';
import { Dock } from '../chrome/dock.tsx';
import { Failed } from '../chrome/failed.tsx';
import { NotFound } from '../chrome/not-found.tsx';
import { Page, Section } from '../ui/section.tsx';
import { SubmissionView } from './submission-view.tsx';

/** One submission: whom to call, what came of it, and all that is known. */
export function SubmissionPage({ email }: { email: string }) {
  const { reference = '' } = useParams();
  const { data, error, refetch } = useSubmission(reference);
  if (isRefused(error, 404)) return <NotFound />;
  // Another one is another view: nothing of what was pressed here stays.
  // As it may have been typed: without its hyphen, or in small letters.
  if (data && data.reference !== reference) {
    return <Navigate to={`/submissions/${data.reference}`} replace />;
  }
  if (data) return <SubmissionView key={reference} submission={data} email={email} />;
  return (
    <>
      <Section ground="squared">
        <Page>
          {error ? (
            <Failed error={error} again={() => void refetch()} />
          ) : (
            <p>{office.loadingOne}</p>
          )}
        </Page>
      </Section>
      <Dock />
    </>
  );
}
