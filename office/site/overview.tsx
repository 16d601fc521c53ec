import { useQueries, useQuery } from '@tanstack/react-query';
import { History } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sitePage as words } from '#content/office/site-texts.ts';
import { stepsOf } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import {
  type EditorField,
  fieldAt,
  labelIn,
  pointer,
  valueText,
} from '#content/schemas/editor-fields.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type SiteState, siteQueries } from '../api/site-queries.ts';
import { useNow } from '../browser/now.ts';
import { Dock } from '../chrome/dock.tsx';
import { Failed } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { dayAndHour } from '../format/office-dates.ts';
import { capital, colleagueName, countWord } from '../format/words.ts';
import { groupBy } from '../model/group-by.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { forDesks, Opening, WideRest } from '../ui/page.tsx';
import { RegisterSheet, RowGroup } from '../ui/register-tabs.tsx';
import { RowLink } from '../ui/row-link.tsx';
import { SearchField } from '../ui/search-field.tsx';
import fieldStyles from './document-field.module.css';
import styles from './overview.module.css';
import { linkToField, PublishSlip, SiteDock, titleOf } from './publishing.tsx';
import { shortText, valueWords } from './site-changes.tsx';

/** What is still an example, what is not published, and every document. */
export function Overview() {
  const { data: site, error, refetch } = useQuery(siteQueries.state);
  const [search, setSearch] = useState('');
  usePageTitle(words.title);
  const facts = site ? examplesOf(site) : [];
  return (
    <>
      <Opening className={styles.opening} note={<p>{words.headlineNote}</p>} isForDesks>
        <div className={styles.columns}>
          <div>
            <Heading>{site ? <Headline count={facts.length} /> : words.title}</Heading>
            <search>
              <SearchField
                label={words.search}
                placeholder={words.searchHint}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            </search>
          </div>
          {error && !site && <Failed error={error} again={() => void refetch()} />}
          {site && <PublishSlip site={site} />}
        </div>
      </Opening>
      <WideRest ground="mist">
        {!site && !error && <p>{words.loading}</p>}
        {site && search.trim().length > 1 && <Found search={search.trim()} site={site} />}
        {site && search.trim().length <= 1 && (
          <>
            {facts.length > 0 && <FillIn facts={facts} />}
            <Documents site={site} />
          </>
        )}
      </WideRest>
      {site ? <SiteDock site={site} /> : <Dock />}
    </>
  );
}

function Headline({ count }: { count: number }) {
  const [start, rest] = words.headline(count, capital(countWord(count)));
  return (
    <>
      {start} <span className="mark">{rest}</span>
    </>
  );
}

/** A placeholder; those of one list or record are one fact. */
interface Example {
  key: string;
  label: string;
  section: string;
  value: string;
  link: string;
  act: string;
  group: 'every' | 'people' | 'some';
}

const people: readonly DocumentId[] = ['teachers', 'lecturers', 'testimonials', 'holidays'];

function examplesOf(site: SiteState): Example[] {
  const groups = groupBy(site.placeholders, ({ document, path }) => {
    const [first = '', ...rest] = stepsOf(path);
    const fields = Object.values(documentFields[document].fields ?? {});
    // A document of several lists is one fact: its teachers.
    const isOfLists = fields.every(({ kind }) => kind === 'record' || kind === 'list');
    return rest.length > 0 && isOfLists ? document : `${document}${pointer([first])}`;
  });
  return [...groups].flatMap(([key, [one, ...more]]): Example[] => {
    if (!one) return [];
    const { document, path, label, value } = one;
    const steps = stepsOf(path);
    const field = documentFields[document];
    const section = titleOf(site, document);
    const isEvery = document === 'school' && steps.length === 1;
    const group = people.includes(document) ? 'people' : isEvery ? 'every' : 'some';
    const fact = { key, section, group } as const;
    if (more.length === 0) {
      const text = valueWords(fieldAt(field, steps), value);
      return [{ ...fact, label, value: text, link: linkToField(one), act: words.fillIn.act }];
    }
    const first = steps.slice(0, key === document ? 0 : 1);
    return [
      {
        ...fact,
        label: first.length > 0 ? labelIn(field, first, undefined) : section,
        value: words.fillIn.examples(more.length + 1),
        link: `/site/${document}#${pointer(first)}`,
        act: words.fillIn.open,
      },
    ];
  });
}

function FillIn({ facts }: { facts: readonly Example[] }) {
  const { title, lead, example } = words.fillIn;
  const groups = (['every', 'people', 'some'] as const)
    .map((group) => ({ ...words.fillIn[group], own: facts.filter((one) => one.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Titled title={title} lead={lead}>
      {groups.map(({ title, note, own }) => (
        <RowGroup key={title} level="h3" title={title} note={note}>
          {own.map(({ key, label, section, value, act, link }) => (
            <Row key={key} margin={section} title={label} to={link}>
              <p className={styles.holds}>
                <span className={fieldStyles.example}>{example}</span> <span>{value}</span>
              </p>
              <span className={buttonClass({ size: 'small' }, styles.act)} aria-hidden="true">
                {act}
              </span>
            </Row>
          ))}
        </RowGroup>
      ))}
    </Titled>
  );
}

/** Every document, with its last change. */
function Documents({ site }: { site: SiteState }) {
  const now = useNow();
  const { title, lead, groups, never, neverBy, changes, history } = words.sections;
  return (
    <Titled title={title} lead={lead}>
      {groups.map((group) => (
        <RowGroup key={group.title} level="h3" title={group.title}>
          {Object.entries(group.documents).map(([id, about]) => {
            const document = site.documents.find((one) => one.id === id);
            if (!document) return null;
            const { title, changedAt, changedBy, placeholders } = document;
            const count = site.changes.filter((change) => change.document === id).length;
            return (
              <Row
                key={id}
                margin={changedAt ? dayAndHour(changedAt, now) : never}
                by={changedBy ? colleagueName(changedBy) : neverBy}
                title={title}
                to={`/site/${id}`}
              >
                <p className={styles.holds}>{about}</p>
                <p className={styles.flags}>
                  {placeholders > 0 && (
                    <span className={fieldStyles.example}>
                      {words.fillIn.examples(placeholders)}
                    </span>
                  )}
                  {count > 0 && (
                    <span className={classNames(fieldStyles.example, styles.draft)}>
                      {changes(count)}
                    </span>
                  )}
                </p>
              </Row>
            );
          })}
        </RowGroup>
      ))}
      <p className={styles.end}>
        <Link className={actionLinkClass} to="/site/versions">
          <IconLabel of={History}>{history}</IconLabel>
        </Link>
      </p>
    </Titled>
  );
}

/** A title, read out unless it has a lead, and what is under it on a sheet. */
function Titled({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <>
      <div className={styles.title} role={lead === undefined ? 'status' : undefined}>
        <h2>{title}</h2>
        {lead && <p className={forDesks}>{lead}</p>}
      </div>
      {children && <RegisterSheet className={styles.sheet}>{children}</RegisterSheet>}
    </>
  );
}

/** A row is a link as a whole: in the margin who or what it belongs to, then its title. */
function Row({
  margin,
  by,
  title,
  to,
  children,
}: {
  margin: string;
  by?: string;
  title: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <p className={styles.margin}>
        <b>{margin}</b> {by && <span>{by}</span>}
      </p>
      <h4>
        <RowLink to={to}>{title}</RowLink>
      </h4>
      {children}
    </li>
  );
}

/** Most fields that a search lists. */
const MOST_FOUND = 50;

/** The fields of all documents that contain some words. */
function Found({ search, site }: { search: string; site: SiteState }) {
  const documents = useQueries({
    queries: site.documents.map(({ id }) => siteQueries.document(id)),
  });
  const found = documents.flatMap(({ data }) =>
    data
      ? fieldsWith(search, documentFields[data.id], data.value).map((hit) => ({
          ...hit,
          id: data.id,
          label: labelIn(documentFields[data.id], hit.steps, data.value),
        }))
      : [],
  );
  if (found.length === 0) return <Titled title={words.notFound(search)} />;
  return (
    <Titled title={words.found(search, found.length)}>
      <ol>
        {found.slice(0, MOST_FOUND).map(({ id, steps, label, text }) => (
          <Row
            key={id + pointer(steps)}
            margin={titleOf(site, id)}
            title={label}
            to={`/site/${id}#${pointer(steps)}`}
          >
            <Excerpt text={text} search={search} />
          </Row>
        ))}
      </ol>
    </Titled>
  );
}

/** So many characters of a text are shown before the words that were found. */
const BEFORE = 30;

/** The part of a text with the words that were found, which are marked. */
function Excerpt({ text, search }: { text: string; search: string }) {
  const at = text.toLowerCase().indexOf(search.toLowerCase());
  const end = at + search.length;
  const start = text.lastIndexOf(' ', at - BEFORE) + 1;
  return (
    <p className={styles.holds}>
      <span>{`${start > 0 ? '… ' : ''}${text.slice(start, at)}`}</span>
      <mark>{text.slice(at, end)}</mark>
      <span>{shortText(text.slice(end))}</span>
    </p>
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
