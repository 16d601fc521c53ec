import { Route, Routes } from 'react-router';
import { NotFound } from '../chrome/failed.tsx';
import { EditorPage } from './editor-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { Overview } from './overview.tsx';
import { PreviewPage } from './preview-page.tsx';

/** The views under /site, which are loaded when the first of them is opened. */
export default function SitePages() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="versions" element={<HistoryPage />} />
      <Route path="preview" element={<PreviewPage />} />
      <Route path=":document" element={<EditorPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
