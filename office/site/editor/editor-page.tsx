import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import { stepsOf } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import { fieldAt, labelIn } from '#content/schemas/editor-fields.ts';
import { valueText } from '#rules/pages/value-words.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useEmail } from '../../api/email.ts';
import { useIsClerk } from '../../api/role.ts';
import { type SiteState, siteQueries } from '../../api/site-queries.ts';
import { announce } from '../../browser/announce.ts';
import { useNow } from '../../browser/now.ts';
import { Failed, NotFound, Problem } from '../../chrome/failed.tsx';
import { Heading, usePageTitle } from '../../chrome/heading.tsx';
import { dayAndHour } from '../../format/office-dates.ts';
import { colleagueName } from '../../format/words.ts';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { BackLink, Lead, Opening, WideRest } from '../../ui/page.tsx';
import { PreviewLink, PublishBar } from '../publishing/publishing.tsx';
import { Chapters } from './chapters.tsx';
import { EditingProvider, useEditing, useEditor } from './editing.ts';
import styles from './editor-page.module.css';
import { FeeSlips } from './fee-slips.tsx';
import { Timetable } from './timetable-editor.tsx';

const words = sitePage.editor;

/** The form of one document. */
export function EditorPage() {
  const { document: id = '' } = useParams();
  return Object.hasOwn(documentFields, id) ? <DocumentPage id={id as DocumentId} /> : <NotFound />;
}

function DocumentPage({ id }: { id: DocumentId }) {
  const { data: site } = useQuery(siteQueries.state);
  const { editing, error, refetch } = useEditor(id);
  const about = site?.documents.find((one) => one.id === id);
  const title = about?.title ?? sitePage.title;
  const isReadOnly = useIsClerk() && id === 'payment';
  const form = useRef<HTMLFormElement>(null);
  usePageTitle(title);
  useLinkedField(form, editing !== undefined);
  return (
    <EditingProvider value={editing}>
      <Opening note={editing && <Changed about={about} isReadOnly={isReadOnly} />}>
        <BackLink to="/site">{words.back}</BackLink>
        <div className={classNames(layout.row, layout.spread)}>
          <Heading>{title}</Heading>
          {site && editing && editing.changes.length > 0 && (
            <PreviewLink site={site} className={styles.preview} />
          )}
        </div>
        <Lead>
          {words.leads[id]}{' '}
          {id === 'timetable' && <Link to="/classes">Only one day? Use Classes</Link>}
          {isReadOnly && <b>{words.headsOnly}</b>}
        </Lead>
      </Opening>
      <WideRest ground={id === 'timetable' ? 'mist' : 'squared'}>
        {error && !editing && <Failed error={error} again={() => void refetch()} />}
        {!editing && !error && <p>{sitePage.loading}</p>}
        {editing && (
          <form
            ref={form}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            aria-label={title}
            className={id === 'fees' ? classNames(layout.split, styles.withSlips) : undefined}
          >
            <Colleague />
            <fieldset disabled={isReadOnly} className={styles.whole}>
              {id === 'timetable' ? <Timetable /> : <Chapters field={documentFields[id]} />}
            </fieldset>
            {id === 'fees' && <FeeSlips />}
          </form>
        )}
      </WideRest>
      <PublishBar />
    </EditingProvider>
  );
}

/** Who changed the document last, and whether all that was typed is saved. */
function Changed({
  about,
  isReadOnly,
}: {
  about: SiteState['documents'][number] | undefined;
  isReadOnly: boolean;
}) {
  const now = useNow();
  const email = useEmail();
  const { status, error } = useEditing();
  const { changedAt = null, changedBy = null, isDraft = false } = about ?? {};
  const seenAt = useRef(changedAt);
  useEffect(() => {
    if (seenAt.current !== changedAt && isDraft && changedBy && changedBy !== email) {
      announce(words.colleagueSaved(colleagueName(changedBy)));
    }
    seenAt.current = changedAt;
  }, [changedAt, changedBy, isDraft, email]);
  const texts = { ...words, saved: words.stored };
  return (
    <div className={styles.changed}>
      {changedAt && (
        <p>
          <b>{dayAndHour(changedAt, now)}</b> {changedBy && <span>{colleagueName(changedBy)}</span>}
        </p>
      )}
      {!isReadOnly && (
        <p className={styles.status} data-status={status}>
          <IconLabel of={status === 'saved' || status === 'saving' ? Check : CircleAlert}>
            {texts[status]}
          </IconLabel>
        </p>
      )}
      {status === 'unsaved' && <Problem error={error} />}
    </div>
  );
}

/** The values that a colleague changed too: both, with their owners. */
function Colleague() {
  const now = useNow();
  const { id, value, colleague, decide, nameOf } = useEditing();
  if (!colleague) return null;
  const by = colleagueName(colleague.by);
  return colleague.disagreements.map((one) => {
    const steps = stepsOf(one.path);
    const field = fieldAt(documentFields[id], steps);
    const label = labelIn(documentFields[id], steps, value);
    return (
      <Notice
        key={one.path}
        icon={CircleAlert}
        role="alert"
        title={words.colleague(by, label, dayAndHour(colleague.at, now))}
      >
        <div className={classNames(layout.columns, layout.after, styles.versions)}>
          {[
            { whose: words.mine, own: one.mine },
            { whose: by, own: one.theirs },
          ].map(({ whose, own }) => (
            <Button key={whose} onClick={() => decide(one, own)}>
              <span className={styles.version}>
                {valueText(field, own, nameOf)} <small>{whose}</small>
              </span>
            </Button>
          ))}
        </div>
      </Notice>
    );
  });
}

/** A link to a field (`#/hotline`) focuses it, also if it is the same link again. */
function useLinkedField(form: { current: HTMLFormElement | null }, isReady: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (!isReady || path === '') return;
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const found =
      fields.find(({ name }) => name === path) ??
      fields.find(({ name }) => name.startsWith(`${path}/`));
    const target =
      found?.type === 'fieldset'
        ? found.querySelector<HTMLElement>('button, input:not([hidden])')
        : found;
    target?.closest('details')?.setAttribute('open', '');
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }, [isReady, hash, key]);
}
