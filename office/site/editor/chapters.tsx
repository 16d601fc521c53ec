import type { ReactNode } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import type { EditorField } from '#content/schemas/editor-fields.ts';
import { RegisterSheet } from '../../ui/register-tabs.tsx';
import { DocumentField } from '../fields/document-field.tsx';
import { isWeek } from '../fields/week-field.tsx';
import styles from './editor-page.module.css';

/** A document with more chapters than this has closed ones. */
const MOST_OPEN = 6;

/** The fields of a document: single values first, then a chapter for each record and list. */
export function Chapters({ field }: { field: EditorField }) {
  const all = Object.entries(field.fields ?? {});
  const isChapter = ({ kind }: EditorField) => kind === 'record' || kind === 'list';
  const single = all.filter(([, inner]) => !isChapter(inner));
  const chapters = all.filter(([, inner]) => isChapter(inner));
  return (
    <RegisterSheet className={styles.sheet}>
      {single.length > 0 && (
        <Chapter title={chapters.length > 0 ? sitePage.editor.general : undefined}>
          {single.map(([key, inner]) => (
            <DocumentField key={key} field={inner} steps={[key]} />
          ))}
        </Chapter>
      )}
      {chapters.map(([key, inner]) => (
        <Chapter key={key} title={inner.label} isClosed={chapters.length > MOST_OPEN}>
          {inner.kind === 'list' || isWeek(inner) ? (
            <DocumentField field={inner} steps={[key]} />
          ) : (
            Object.entries(inner.fields ?? {}).map(([name, part]) => (
              <DocumentField key={name} field={part} steps={[key, name]} />
            ))
          )}
        </Chapter>
      ))}
    </RegisterSheet>
  );
}

function Chapter({
  title,
  isClosed = false,
  children,
}: {
  title?: string | undefined;
  isClosed?: boolean;
  children: ReactNode;
}) {
  const [Element, Head] = isClosed
    ? (['details', 'summary'] as const)
    : (['section', 'div'] as const);
  return (
    <Element className={styles.chapter}>
      <Head>{title && <h2>{title}</h2>}</Head>
      <div className={styles.fields}>{children}</div>
    </Element>
  );
}
