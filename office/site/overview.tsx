import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sitePage } from '#content/office/site-page.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import {
  type EditorField,
  fieldAt,
  labelIn,
  pointer,
  valueText,
} from '#content/schemas/editor-fields.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { Tick } from '#ui/annotations.tsx';
import { Section, Wrap } from '#ui/section.tsx';
import { type SiteState, useDocuments, useSite } from '../api/site.ts';
import { useNow } from '../browser/now.ts';
import { Dock } from '../chrome/dock.tsx';
import { Failed } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { diaryTime } from '../format/date-words.ts';
import { capital, colleagueName, countWord } from '../format/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { shortText, valueWords } from './changes.tsx';
import { stepsOf } from './document-value.ts';
import styles from './overview.module.css';
import { linkToField, PublishSlip, SiteDock, titleOf } from './publishing.tsx';

const words = sitePage;

/** What is still an example, what is not published, and every document. */
export function Overview({ email }: { email: string }) {
  const { data: site, error, refetch } = useSite();
  const [search, setSearch] = useState('');
  usePageTitle(words.title);
  const facts = site ? examplesOf(site) : [];
  return (
    <>
      <Section ground="squared" className={styles.opening}>
        <Page note={<p>{words.headlineNote}</p>} isForDesks>
          <div className={styles.columns}>
            <div>
              <Heading>{site ? <Headline count={facts.length} /> : words.title}</Heading>
              <Finder search={search} setSearch={setSearch} />
            </div>
            {error && !site && <Failed error={error} again={() => void refetch()} />}
            {site && <PublishSlip site={site} email={email} />}
          </div>
        </Page>
      </Section>
      <Section className={styles.rest}>
        <Wrap>
          {!site ? (
            !error && <p className={styles.lead}>{words.loading}</p>
          ) : search.trim().length > 1 ? (
            <Found search={search.trim()} site={site} />
          ) : (
            <>
              {facts.length > 0 && <FillIn facts={facts} />}
              <Documents site={site} />
            </>
          )}
        </Wrap>
      </Section>
      {site ? <SiteDock site={site} email={email} /> : <Dock />}
    </>
  );
}

function Headline({ count }: { count: number }) {
  const { one, many, oneRest, manyRest, none, noneRest } = words.headline;
  const start = count === 0 ? none : count === 1 ? one : many(capital(countWord(count)));
  const rest = count === 0 ? noneRest : count === 1 ? oneRest : manyRest;
  return (
    <>
      {start} <mark className={styles.mark}>{rest}</mark>
    </>
  );
}

/** A placeholder; those of one list or record are one fact. */
interface Example {
  key: string;
  label: string;
  section: string;
  value: string;
  count: number;
  link: string;
  group: 'every' | 'people' | 'some';
}

const people: readonly DocumentId[] = ['teachers', 'lecturers', 'testimonials', 'holidays'];

function examplesOf(site: SiteState): Example[] {
  const groups = Map.groupBy(site.placeholders, ({ document, path }) => {
    const [first = '', ...rest] = stepsOf(path);
    const fields = Object.values(documentFields[document].fields ?? {});
    // A document of several lists is one fact: its teachers.
    const isOfLists = fields.every(({ kind }) => kind === 'record' || kind === 'list');
    return rest.length > 0 && isOfLists ? document : `${document}${pointer([first])}`;
  });
  return [...groups].flatMap(([key, all]): Example[] => {
    const [one] = all;
    if (!one) return [];
    const { document, path, label, value } = one;
    const isSingle = all.length === 1;
    const [first = ''] = stepsOf(path);
    const section = titleOf(site, document);
    return [
      {
        key,
        label: isSingle
          ? label
          : key === document
            ? section
            : labelIn(documentFields[document], [first], undefined),
        section,
        value: isSingle
          ? valueWords(fieldAt(documentFields[document], stepsOf(path)), value)
          : words.fillIn.examples(all.length),
        count: all.length,
        link: isSingle
          ? linkToField(one)
          : `/site/${document}#${key === document ? '' : `/${first}`}`,
        group: people.includes(document)
          ? 'people'
          : document === 'school' && stepsOf(path).length === 1
            ? 'every'
            : 'some',
      },
    ];
  });
}

function FillIn({ facts }: { facts: readonly Example[] }) {
  const { title, lead, example, act, open, ...groups } = words.fillIn;
  return (
    <>
      <Title title={title} lead={lead} />
      <div className={styles.sheet}>
        {(['every', 'people', 'some'] as const).map((group) => {
          const own = facts.filter((fact) => fact.group === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <Divide title={groups[group].title} note={groups[group].note} />
              <ol>
                {own.map(({ key, label, section, value, count, link }) => (
                  <li key={key} className={styles.row}>
                    <p className={styles.margin}>
                      <b>{section}</b>
                    </p>
                    <h4>
                      <Link to={link}>{label}</Link>
                    </h4>
                    <p className={styles.holds}>
                      <span className={styles.example}>{example}</span> <span>{value}</span>
                    </p>
                    <span className={styles.act} aria-hidden="true">
                      {count > 1 ? open : act}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** Every document, with its last change. */
function Documents({ site }: { site: SiteState }) {
  const now = useNow();
  const { title, lead, groups, others, never, neverBy, changes, history } = words.sections;
  const known = groups.flatMap(({ documents }) => Object.keys(documents));
  const unknown = site.documents.filter(({ id }) => !known.includes(id));
  const all: { title: string; documents: Readonly<Record<string, string>> }[] = [
    ...groups,
    { title: others, documents: Object.fromEntries(unknown.map(({ id }) => [id, ''])) },
  ];
  return (
    <>
      <Title title={title} lead={lead} />
      <div className={styles.sheet}>
        {all.map((group) => {
          const documents = Object.keys(group.documents).flatMap((id) =>
            site.documents.filter((one) => one.id === id),
          );
          if (documents.length === 0) return null;
          return (
            <section key={group.title}>
              <Divide title={group.title} />
              <ol>
                {documents.map(({ id, title, changedAt, changedBy, placeholders }) => {
                  const count = site.changes.filter(({ document }) => document === id).length;
                  return (
                    <li key={id} className={styles.row}>
                      <p className={styles.margin}>
                        <b>{changedAt ? diaryTime(changedAt, now) : never}</b>{' '}
                        <span>{changedBy ? colleagueName(changedBy) : neverBy}</span>
                      </p>
                      <h4>
                        <Link to={`/site/${id}`}>{title}</Link>
                      </h4>
                      <p className={styles.holds}>{group.documents[id]}</p>
                      <p className={styles.flags}>
                        {placeholders > 0 && (
                          <span className={styles.example}>
                            {words.fillIn.examples(placeholders)}
                          </span>
                        )}
                        {count > 0 && <span className={styles.draft}>{changes(count)}</span>}
                      </p>
                    </li>
                  );
                })}
              </ol>
            </section>
          );
        })}
        <p className={styles.end}>
          <Link className={actionLinkClass} to="/site/versions">
            <Icon name="history" />
            <span>{history}</span>
          </Link>
        </p>
      </div>
    </>
  );
}

function Title({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.title}>
      <h2>{title}</h2>
      <p className={styles.forDesks}>{lead}</p>
    </div>
  );
}

function Divide({ title, note }: { title: ReactNode; note?: string }) {
  return (
    <div className={styles.divide}>
      <h3>{title}</h3>
      {note && <span>{note}</span>}
    </div>
  );
}

function Finder({ search, setSearch }: { search: string; setSearch: (search: string) => void }) {
  return (
    <search className={styles.finder}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={search}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setSearch(target.value)}
      />
    </search>
  );
}

/** Most fields that a search lists. */
const MOST_FOUND = 50;

/** The fields of all documents that contain some words. */
function Found({ search, site }: { search: string; site: SiteState }) {
  const documents = useDocuments(site.documents.map(({ id }) => id));
  const found = documents.flatMap(({ data }) =>
    data
      ? fieldsWith(search, documentFields[data.id], data.value).map((hit) => ({
          ...hit,
          id: data.id,
          label: labelIn(documentFields[data.id], hit.steps, data.value),
        }))
      : [],
  );
  return (
    <>
      <div className={styles.title} role="status">
        <h2>{found.length > 0 ? words.found(search, found.length) : words.notFound(search)}</h2>
      </div>
      {found.length > 0 && (
        <div className={styles.sheet}>
          <ol>
            {found.slice(0, MOST_FOUND).map(({ id, steps, label, text }) => (
              <li key={id + pointer(steps)} className={styles.row}>
                <p className={styles.margin}>
                  <b>{titleOf(site, id)}</b>
                </p>
                <h4>
                  <Link to={`/site/${id}#${pointer(steps)}`}>{label}</Link>
                </h4>
                <p className={styles.holds}>{shortText(text)}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {documents.every(({ data }) => data) && found.length === 0 && <Tick />}
    </>
  );
}

interface Hit {
  steps: string[];
  text: string;
}

/** The fields whose value, as a person reads it, contains some words. */
function fieldsWith(
  search: string,
  field: EditorField | undefined,
  value: unknown,
  steps: readonly string[] = [],
): Hit[] {
  if (!field || field.kind === 'id' || value === null || value === undefined) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) =>
      fieldsWith(search, fieldAt(field, [key]), inner, [...steps, key]),
    );
  }
  const text = valueText(field, value);
  return text.toLowerCase().includes(search.toLowerCase()) ? [{ steps: [...steps], text }] : [];
}
