import { useQueries } from '@tanstack/react-query';
import { filledDocuments } from '#content/fill-text.ts';
import { sitePage as words } from '#content/office/site-texts.ts';
import { type Documents, documentFields } from '#content/schemas/documents.ts';
import { fieldAt, labelIn, pointer } from '#content/schemas/editor-fields.ts';
import { shortText } from '#rules/pages/value-words.ts';
import { type SiteState, siteQueries } from '../../api/site-queries.ts';
import { titleOf } from '../publishing/publishing.tsx';
import styles from './overview.module.css';
import { SiteRow, Titled } from './site-rows.tsx';
import { hitsIn, patternOf } from './site-search.ts';

/** Most fields that a search lists. */
const MOST_FOUND = 50;

/** The fields of all documents that a search finds. */
export function Found({ search, site }: { search: string; site: SiteState }) {
  const documents = useQueries({
    queries: site.documents.map(({ id }) => siteQueries.document(id)),
  });
  const read = documents.flatMap(({ data }) => data ?? []);
  if (read.length < documents.length) return <p>{words.loading}</p>;
  const drafted = Object.fromEntries(read.map(({ id, value }) => [id, value]));
  const filled = filledDocuments(drafted as unknown as Documents);
  const found = read.flatMap(({ id, value }) =>
    hitsIn(id, value, filled[id], search).map((hit) => ({
      ...hit,
      label: labelIn(documentFields[id], hit.steps, value),
      isFact: fieldAt(documentFields[id], hit.steps)?.kind !== 'longText',
    })),
  );
  if (found.length === 0) return <Titled title={`No field contains “${search}”.`} />;
  const facts = found.filter(({ isFact }) => isFact);
  const sentences = found.filter(({ isFact }) => !isFact);
  return (
    <Titled title={words.found(facts.length, sentences.length)}>
      <ol>
        {[...facts, ...sentences].slice(0, MOST_FOUND).map(({ id, steps, label, text }) => (
          <SiteRow
            key={id + pointer(steps)}
            margin={titleOf(site, id)}
            title={label}
            to={`/site/${id}#${pointer(steps)}`}
          >
            <Excerpt text={text} pattern={patternOf(search)} />
          </SiteRow>
        ))}
      </ol>
    </Titled>
  );
}

/** So many characters of a text are shown before the words that were found. */
const BEFORE = 30;

/** The part of a text with the words that were found, which are marked. */
function Excerpt({ text, pattern }: { text: string; pattern: RegExp }) {
  const match = pattern.exec(text);
  if (!match) return <p className={styles.holds}>{shortText(text)}</p>;
  const end = match.index + match[0].length;
  const start = text.lastIndexOf(' ', match.index - BEFORE) + 1;
  return (
    <p className={styles.holds}>
      <span>{`${start > 0 ? '… ' : ''}${text.slice(start, match.index)}`}</span>
      <mark>{match[0]}</mark>
      <span>{shortText(text.slice(end))}</span>
    </p>
  );
}
