import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, Eye, Pencil } from 'lucide';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Tick } from '#ui/annotations.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { ifDone } from '../../api/client.ts';
import { useEmail } from '../../api/email.ts';
import { useIsClerk } from '../../api/role.ts';
import {
  type SiteChange,
  type SiteProblem,
  type SiteState,
  siteMutations,
  siteQueries,
} from '../../api/site-queries.ts';
import { useIsDesk } from '../../browser/desk.ts';
import { focusHeading, useFocusKept } from '../../browser/heading-focus.ts';
import { useNow } from '../../browser/now.ts';
import { AskFirst } from '../../chrome/ask-first.tsx';
import dock from '../../chrome/dock.module.css';
import { Dock } from '../../chrome/dock.tsx';
import { Problem } from '../../chrome/failed.tsx';
import { dayAndHour } from '../../format/office-dates.ts';
import { colleagueName } from '../../format/words.ts';
import boxes from '../../ui/boxes.module.css';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { forDesks } from '../../ui/page.tsx';
import { undoChange, unsavedDocuments, useIsSaving, useOpenDocument } from '../editor/editing.ts';
import { ChangedClasses } from './changed-classes.tsx';
import { doubtsIn } from './doubts.ts';
import { PlanButton } from './planned.tsx';
import styles from './publishing.module.css';
import { ChangeList } from './site-changes.tsx';

const words = sitePage.publishing;

/** What prevents publishing: a mistake, or something typed that is not saved. */
function useObstacles(site: SiteState | undefined) {
  // The document that is open is about to be saved.
  const unsaved = unsavedDocuments(useEmail(), useOpenDocument()?.id);
  if (!site) return [];
  const wrong = site.problems.filter(({ blocks }) => blocks);
  return [
    ...unsaved.map((id) => ({
      text: `What you typed in ${titleOf(site, id)} is not saved yet.`,
      link: `/site/${id}`,
    })),
    ...wrong.map((problem) => ({ text: problem.message, link: linkToField(problem) })),
  ];
}

export function linkToField({ document, path }: Pick<SiteProblem, 'document' | 'path'>): string {
  return `/site/${document}#${path}`;
}

/** The field of a change, or the list that an entry was removed from. */
export function linkToChange({ document, path, from, to }: SiteChange): string {
  const isRemoved = to === null && typeof from === 'object';
  return linkToField({ document, path: isRemoved ? path.replace(/\/[^/]*$/, '') : path });
}

export function titleOf(site: SiteState, id: DocumentId): string {
  return site.documents.find((document) => document.id === id)?.title ?? id;
}

/** The changes of the open document, otherwise all. */
function useOwnChanges(site: SiteState): readonly SiteChange[] {
  const editing = useOpenDocument();
  return site.changes.filter(({ document }) => !editing || document === editing.id);
}

/** Opens a preview of the first page that changes. */
export function PreviewLink({ site, className }: { site: SiteState; className?: string }) {
  const path = useOwnChanges(site).flatMap(({ pages }) => pages)[0] ?? '/';
  return (
    <Link
      className={buttonClass({}, className)}
      to={`/site/preview?${new URLSearchParams({ path })}`}
    >
      <IconLabel of={Eye}>Preview</IconLabel>
    </Link>
  );
}

/** The slip next to the headline: what is not published, how a publication goes, or what is live. */
export function PublishSlip({ site }: { site: SiteState }) {
  const { publication, changes } = site;
  const isClerk = useIsClerk();
  const obstacles = useObstacles(site);
  /** Phones show the changes as one line that opens. */
  const isDesk = useIsDesk();
  const slip = useRef<HTMLDivElement>(null);
  useFocusKept(() => slip.current?.focus());
  const isRunning = publication?.state === 'running';
  const isLive = publication?.state === 'live' || changes.length === 0;
  return (
    <Sheet
      as="aside"
      ref={slip}
      tabIndex={-1}
      className={classNames(boxes.slip, styles.slip)}
      aria-label={words.slip}
    >
      {publication?.state === 'failed' && (
        <div className={classNames(boxes.danger, styles.failed)} role="alert">
          <b>{words.failed}</b>
          <p>{publication.message}</p>
          <p>{words.failedText}</p>
        </div>
      )}
      {/* Reads out that a publication has begun or ended. */}
      <p className="small" role="status">
        {isRunning ? words.running : isLive ? 'Published' : words.slip}
      </p>
      {isRunning && <Running site={site} />}
      {!isRunning && isLive && <Calm site={site} />}
      {!isRunning && changes.length > 0 && (
        <>
          {isLive && <p className="small">{words.slip}</p>}
          <details open={isDesk} className={styles.list}>
            <summary>
              <h2>{words.changes(changes.length)}</h2>
              <Icon of={ChevronDown} />
            </summary>
            <ChangeList
              changes={changes}
              className={classNames(layout.lines, styles.changes)}
              act={(change) => <UndoChange change={change} />}
            />
          </details>
          <Obstacles site={site} />
          <ButtonRow as="div">
            <PublishButton site={site} className={forDesks} />
            {!isClerk && obstacles.length === 0 && <PlanButton site={site} />}
            <PreviewLink site={site} />
            <DiscardButton site={site} />
          </ButtonRow>
        </>
      )}
    </Sheet>
  );
}

/**
 * The same at the bottom edge of an editor: a bar on desks, in the dock on phones. How a publication
 * ended is shown on both.
 *
 * @param isPreview the page above is a preview: the link leads back
 */
export function PublishBar({ isPreview = false }: { isPreview?: boolean }) {
  const { data: site } = useQuery(siteQueries.state);
  const [obstacle, ...more] = useObstacles(site);
  const end = useEndOfPublication(site);
  useFocusKept(focusHeading);
  if (!site) return <Dock />;
  const titles = new Set(site.changes.map(({ document }) => titleOf(site, document)));
  const isRunning = site.publication?.state === 'running';
  const hasActs = !isRunning && (site.changes.length > 0 || obstacle);
  const [title, about] = isRunning
    ? [words.running, '']
    : (end ??
      (obstacle
        ? [words.toFix(more.length + 1), obstacle.text]
        : [words.notPublished(site.changes.length), [...titles].join(', ')]));
  return (
    <>
      {(hasActs || isRunning || end) && (
        <aside
          className={classNames(styles.bar, end && styles.ended)}
          aria-label={words.slip}
          data-screen=""
        >
          <div>
            <p role="status">
              <b>{title}</b>
              <span className="small">{about}</span>
            </p>
            {end && site.publication?.state === 'live' && <ChangedClasses />}
            {hasActs && (
              <ButtonRow as="div" className={styles.acts}>
                <DiscardButton site={site} />
                {isPreview ? (
                  <Link className={buttonClass({})} to="/site">
                    <IconLabel of={Pencil}>Continue editing</IconLabel>
                  </Link>
                ) : (
                  <PreviewLink site={site} />
                )}
                <PublishButton site={site} />
              </ButtonRow>
            )}
          </div>
        </aside>
      )}
      <SiteDock site={site} />
    </>
  );
}

/** How a publication that ended since this view was opened did so; undefined after the next change. */
function useEndOfPublication(site: SiteState | undefined): [string, string] | undefined {
  const [seen, setSeen] = useState<string>();
  const now = useNow();
  if (!site) return undefined;
  const { publication, publishedAt, changes } = site;
  const id = JSON.stringify([publishedAt, publication?.state === 'failed']);
  // Each try has its own end, also if the one before failed too.
  const isRunning = publication?.state === 'running';
  if (seen === undefined || (isRunning && seen !== '')) setSeen(isRunning ? '' : id);
  if (seen === undefined || seen === id) return undefined;
  if (publication?.state === 'failed') {
    return [words.failed, [publication.message, words.failedText].join(' ')];
  }
  if (publication?.state !== 'live' || changes.length > 0 || !publishedAt) return undefined;
  return [publication.message ?? words.live(dayAndHour(publishedAt, now)), ''];
}

/** The dock with the act of this view. */
export function SiteDock({ site }: { site: SiteState }) {
  const obstacles = useObstacles(site);
  return (
    <Dock>
      {(site.changes.length > 0 || obstacles.length > 0) && (
        <PublishButton site={site} className={dock.call} isShort />
      )}
    </Dock>
  );
}

/** Publishes, or leads to what prevents it. */
function PublishButton({
  site,
  className,
  isShort = false,
}: {
  site: SiteState;
  className?: string | undefined;
  isShort?: boolean;
}) {
  const publish = useMutation(siteMutations.publish);
  const isClerk = useIsClerk();
  const isSaving = useIsSaving();
  const [obstacle, ...more] = useObstacles(site);
  if (obstacle) {
    return (
      <Link className={buttonClass({ variant: 'primary' }, className)} to={obstacle.link}>
        <span>
          <span>{isShort ? 'Fix' : 'Go to the mistake'}</span>
          {isShort && <small>{words.mistakes(more.length + 1)}</small>}
        </span>
      </Link>
    );
  }
  if (isClerk)
    return isShort ? null : (
      <p className="small">A head of the school publishes. What you typed is saved.</p>
    );
  const isRunning = site.publication?.state === 'running';
  return (
    <>
      <Button
        variant="primary"
        className={className}
        busy={publish.isPending || isRunning ? 'Publishing …' : isSaving && sitePage.editor.saving}
        onClick={() => publish.mutate(site)}
      >
        <span>
          <span>Publish</span>
          {isShort && <small>{words.changes(site.changes.length)}</small>}
        </span>
      </Button>
      <Problem error={publish.error} />
    </>
  );
}

/** Discards the changes of the open document, or of all. */
function DiscardButton({ site }: { site: SiteState }) {
  const editing = useOpenDocument();
  const changes = useOwnChanges(site);
  const discard = useMutation(siteMutations.discard(editing?.id));
  const isSaving = useIsSaving();
  if (changes.length === 0) return null;
  return (
    <AskFirst
      variant="link"
      question="Discard the changes?"
      text="These changes are lost:"
      list={<ChangeList changes={changes} className={styles.asked} />}
      keep="Keep them"
      act="Discard"
      busy={discard.isPending ? 'Discarding …' : isSaving && sitePage.editor.saving}
      error={discard.error}
      confirm={() => ifDone(discard.mutateAsync(site), () => editing?.forget())}
    >
      {editing ? 'Discard' : 'Discard all'}
    </AskFirst>
  );
}

/** Undoes one change, and no other. */
function UndoChange({ change }: { change: SiteChange }) {
  const undo = useMutation(undoChange(change));
  return (
    <>
      <Button
        variant="link"
        size="small"
        aria-label={words.undoLabel(change.label)}
        busy={undo.isPending && words.undoBusy}
        onClick={() => undo.mutate()}
      >
        {words.undo}
      </Button>
      <Problem error={undo.error} />
    </>
  );
}

/** What prevents publishing, and what is worth a look. */
function Obstacles({ site }: { site: SiteState }) {
  const obstacles = useObstacles(site);
  const doubts = doubtsIn(
    site.problems,
    site.changes.map(({ document }) => document),
  );
  return (
    <>
      {obstacles.length > 0 && (
        <div className={classNames(boxes.danger, styles.failed)}>
          <b>{words.toFix(obstacles.length)}</b>
          <ul>
            {obstacles.map(({ text, link }) => (
              <li key={text}>
                <Link to={link}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {doubts.length > 0 && (
        <Notice icon={CircleAlert} title="Please check this. You can still publish.">
          <ul>
            {doubts.map((problem) => (
              <li key={problem.message}>
                <Link to={linkToField(problem)}>{problem.message}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Running({ site: { publication } }: { site: SiteState }) {
  const at = words.steps.findIndex(({ step }) => step === publication?.step);
  return (
    <>
      <ol className={classNames(layout.lines, styles.steps)}>
        {words.steps.map(({ step, name, note }, which) => (
          <li
            key={step}
            className={classNames(which < at && styles.done, which === at && styles.now)}
            aria-current={which === at ? 'step' : undefined}
          >
            {which < at ? <Tick className={styles.tick} /> : <i />}
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
      <p className="small">
        You may close this page. Families see the old site until the new one is ready.
      </p>
    </>
  );
}

/** Nothing to publish: since when it is live, or what is missing for that, and the way back. */
function Calm({ site: { version, publishedAt, publishedBy, publication } }: { site: SiteState }) {
  const isClerk = useIsClerk();
  const now = useNow();
  const when = publishedAt && dayAndHour(publishedAt, now);
  const notLive = publication?.state === 'live' ? publication.message : null;
  return (
    <>
      <p className={classNames(layout.row, styles.live)}>
        <Tick className={styles.tick} />
        <b>
          {notLive ??
            (publication?.state === 'live' && when ? words.live(when) : 'Everything is live.')}
        </b>
      </p>
      <p className="small">
        {when && publishedBy
          ? `Last published: ${when}, ${colleagueName(publishedBy)}.`
          : words.neverPublished}
      </p>
      {publication?.state === 'live' && <ChangedClasses />}
      {version > 0 && !isClerk && <UndoPublication version={version} />}
    </>
  );
}

/** Publishes the site as it was before, after a question that names what leaves it. */
function UndoPublication({ version }: { version: number }) {
  const restore = useMutation(siteMutations.restore);
  const { data } = useInfiniteQuery(siteQueries.versions);
  const live = data?.pages.flatMap(({ items }) => items).find((one) => one.version === version);
  const changes = live?.changes ?? [];
  return (
    <>
      {/* A colleague's publication closes the question, which was about the one before. */}
      <AskFirst
        key={version}
        variant="link"
        size="small"
        question={words.undoQuestion(changes.length)}
        text={
          changes.length > 0
            ? 'The site will be as it was before. This leaves it:'
            : 'The site will be as it was before.'
        }
        list={<ChangeList changes={changes} className={styles.asked} />}
        keep="Leave it published"
        act={words.undo}
        busy={restore.isPending && words.undoBusy}
        confirm={() => restore.mutate({ was: version })}
      >
        {words.undo}
      </AskFirst>
      <Problem error={restore.error} />
    </>
  );
}
