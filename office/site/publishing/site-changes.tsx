import { sitePage } from '#content/office/site-texts.ts';
import { pageNames, sitePaths } from '#content/pages/paths.ts';
import { isSame, stepsOf } from '#content/schemas/document-value.ts';
import { documentFields } from '#content/schemas/documents.ts';
import { type EditorField, entryName, fieldAt } from '#content/schemas/editor-fields.ts';
import { listed } from '#content/sentence.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import type { SiteChange } from '../../api/site-queries.ts';
import { useNames } from '../names.ts';
import { shortTexts, valueText } from '../value-words.ts';
import styles from './site-changes.module.css';

const words = sitePage.publishing;

/** A key for React: an entry may be removed from the place at which another one is new. */
export function changeKey({ document, path, to }: SiteChange): string {
  return `${document}${path}${to === null}`;
}

/** A change in words: 'Cambridge A Level, per hour', the old value and the new one. */
export function ChangeWords({ change }: { change: SiteChange }) {
  const { document, path, label, from, to } = change;
  const nameOf = useNames();
  const field = fieldAt(documentFields[document], stepsOf(path));
  const what = actOf(change, field);
  const [was, now] = shortTexts(valueText(field, from, nameOf), valueText(field, to, nameOf));
  const entry = from ?? to;
  const name = entryName(entry) ?? nameOf(Object(entry).id);
  return (
    <>
      <b>{label}</b>
      <span className={styles.turned}>
        {what ? (
          <>
            <b>{what}</b>
            {name && !label.includes(name) && <span>{name}</span>}
          </>
        ) : (
          <>
            <s>{was}</s>
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{words.now}</VisuallyHidden>
            <b>{now}</b>
          </>
        )}
      </span>
    </>
  );
}

/** What happened to an entry, a list or a placeholder; undefined for a value that is another one. */
function actOf(
  { document, path, from, to }: SiteChange,
  field: EditorField | undefined,
): string | undefined {
  if (field?.kind === 'hours') return undefined;
  if (to === null && typeof from === 'object') return words.removed;
  if (from === null && typeof to === 'object') return words.added;
  if (field?.item?.kind === 'record' && Array.isArray(from)) return words.reordered;
  const owner = fieldAt(documentFields[document], stepsOf(path).slice(0, -1));
  if (owner?.kind === 'picture' && field?.kind === 'id') return sitePage.picture.another;
  // The same value is no longer a placeholder.
  return isSame(from, to) ? words.confirmed : undefined;
}

/** 'Fee Structure, Home and 4 programme pages' */
export function pagesText(pages: readonly string[]): string {
  if (pages.length === sitePaths.length) return words.everyPage;
  const programmes = pages.filter((page) => page.startsWith('/programs/'));
  const others = pages.filter((page) => !programmes.includes(page)).map(pageName);
  const [only, ...more] = programmes;
  const last = only && (more.length === 0 ? pageName(only) : words.programmes(programmes.length));
  return listed(last ? [...others, last] : others);
}

export function pageName(path: string): string {
  return Object.hasOwn(pageNames, path) ? pageNames[path as keyof typeof pageNames] : path;
}
