import { Route, Routes } from 'react-router';
import { NotFound } from '../chrome/failed.tsx';
import { EditorPage } from './editor/editor-page.tsx';
import { Overview } from './overview/overview.tsx';
import { HistoryPage } from './publishing/history-page.tsx';
import { PreviewPage } from './publishing/preview-page.tsx';

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
