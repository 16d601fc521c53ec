import { Route, Routes } from 'react-router';
import { useEmail } from '../api/session.ts';
import { NotFound } from '../chrome/failed.tsx';
import { EditorPage } from './editor-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { Overview } from './overview.tsx';
import { PreviewPage } from './preview-page.tsx';

/** The views under /site, which are loaded when the first of them is opened. */
export default function SitePages() {
  const email = useEmail();
  return (
    <Routes>
      <Route index element={<Overview email={email} />} />
      <Route path="versions" element={<HistoryPage email={email} />} />
      <Route path="preview" element={<PreviewPage email={email} />} />
      <Route path=":document" element={<EditorPage email={email} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
