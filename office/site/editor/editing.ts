import {
  mutationOptions,
  type QueryClient,
  useIsFetching,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { cleanDocument } from '#content/schemas/clean-document.ts';
import {
  altAfterRename,
  changed,
  confirmed,
  counterpart,
  type Difference,
  type Disagreement,
  edited,
  isSame,
  merged,
  type Steps,
  stepsIn,
  stepsOf,
  undone,
  valueAt,
  withoutUnfinished,
} from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import { useLostConnection } from '../../api/connection.ts';
import { useEmail } from '../../api/email.ts';
import { isRefused } from '../../api/failure.ts';
import { keys } from '../../api/query-client.ts';
import {
  putDocument,
  readDocument,
  type SiteChange,
  type SiteDocument,
  siteQueries,
} from '../../api/site-queries.ts';
import { announce } from '../../browser/announce.ts';
import { siteDrafts, type TypedDocument } from '../../chrome/site-drafts.ts';
import { useNames } from '../names.ts';

/** A pause in typing this long saves, in milliseconds. */
const PAUSE = 700;
/** A draft that could not be saved is saved again after this, in milliseconds. */
const RETRY = 5000;

/** What was typed as it is saved: without a space at its end, and without unfinished entries. */
function toSave(id: DocumentId, { base, value }: TypedDocument): unknown {
  return cleanDocument(documentFields[id], withoutUnfinished(value, base));
}

function isUnsaved(id: DocumentId, typed: TypedDocument): boolean {
  return !isSame(toSave(id, typed), typed.base);
}

/** Stores what was typed as long as the server does not have it, or writes it in another way. */
function putTyped(key: string, id: DocumentId, typed: TypedDocument): void {
  const isSaved = statusOf(id, typed, false, false) === 'saved';
  const isEqual = isSaved && isSame(typed.value, typed.base);
  siteDrafts.set(key, isEqual ? undefined : { ...typed, isSaved });
}

/**
 * The documents in which a person has typed something that is not saved.
 * @param own the one that is open: it is about to be saved, unless that needs the person
 */
export function unsavedDocuments(email: string, own?: DocumentId): DocumentId[] {
  const start = `${email} `;
  return siteDrafts.entries().flatMap(([key, typed]) => {
    const id = key.slice(start.length) as DocumentId;
    const status = statusOf(id, typed, false, false);
    if (!key.startsWith(start) || status === 'saved' || status === 'incomplete') return [];
    return id === own && status === 'saving' ? [] : [id];
  });
}

function isRejected({ rejected, value }: TypedDocument): boolean {
  return rejected !== undefined && rejected.value === value;
}

/** A document that is being edited. */
type Editing = NonNullable<ReturnType<typeof useEditor>['editing']>;

const EditingContext = createContext<Editing | undefined>(undefined);
export const EditingProvider = EditingContext.Provider;

/** The document whose form is open, if any. */
export const useOpenDocument = () => useContext(EditingContext);

/**
 * Whether something is being saved, or the list of changes does not have yet what was saved last: until then
 * the server would reject what is done with the changes, as not seen.
 */
export function useIsSaving(): boolean {
  const isTyped = useOpenDocument()?.status === 'saving';
  const isSent = useIsMutating({ mutationKey: keys.site }) > 0;
  return useIsFetching({ queryKey: keys.siteState }) > 0 || isTyped || isSent;
}

/** The document of the form around. */
export function useEditing(): Editing {
  const editing = useOpenDocument();
  if (!editing) throw new Error('This field is in no form of a document.');
  return editing;
}

/**
 * A document, what was typed into it, and its fields' errors. What is typed is stored in the window
 * at once, and saved as a draft after a pause: a lost connection, the end of the session and a
 * colleague's change lose nothing.
 */
export function useEditor(id: DocumentId) {
  const client = useQueryClient();
  const { queryKey } = siteQueries.document(id);
  const document = useQuery(siteQueries.document(id));
  const { data: site } = useQuery(siteQueries.state);
  const key = `${useEmail()} ${id}`;
  const stored = siteDrafts.use(key);
  const lostAt = useLostConnection();
  const nameOf = useNames();
  const save = useMutation({
    ...oneByOne(id),
    mutationFn: (_: undefined, { client }) => saveTyped(client, key, id),
  });

  // What was saved is no longer what counts once the server has another value.
  const isOld =
    stored !== undefined &&
    document.data !== undefined &&
    statusOf(id, stored, false, false) === 'saved' &&
    !isSame(stored.base, document.data.value);
  const typed = isOld ? undefined : stored;
  const status = statusOf(id, typed, lostAt !== undefined, save.isError);
  const isWaiting = (status === 'saving' || status === 'unsaved') && !save.isPending;
  const { mutate } = save;
  // Each time it is rendered: the pause begins again with each letter.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => mutate(), save.isError ? RETRY : PAUSE);
    return () => clearTimeout(timer);
  });
  // Leaving the form saves at once; what is saved is not stored here.
  const leave = useEffectEvent(() => {
    if (isWaiting) mutate();
    else if (status === 'saved' && !save.isPending) siteDrafts.set(key, undefined);
  });
  useEffect(() => () => leave(), []);

  if (!document.data) return { ...document, editing: undefined };
  const { published } = document.data;
  const value = typed ? typed.value : document.data.value;
  const errors: Readonly<Record<string, string>> = typed?.rejected?.fields ?? {};
  /**
   * Takes a value that comes later: its entry may have moved, and the form may be left. It is
   * dropped with its entry.
   *
   * @param next the value, from what it is by then
   */
  const changeLater = (steps: Steps, next: (was: unknown) => unknown) =>
    changeAll((document) => {
      const there = stepsIn(value, steps, document);
      if (!there) return document;
      const later = next(valueAt(document, there));
      const change = edited(document, there, later, published);
      if (there.at(-1) !== 'name') return change;
      const owner = there.slice(0, -1);
      const alt = altAfterRename(
        valueAt(document, owner),
        later,
        counterpart(document, owner, published),
      );
      return alt === undefined ? change : changed(change, [...owner, 'picture', 'alt'], alt);
    });
  const changeAll = (next: (document: unknown) => unknown) => {
    const { revision, value: saved } = client.getQueryData(queryKey) ?? document.data;
    const known = isOld ? undefined : siteDrafts.get(key);
    const now = known ?? { revision, base: saved, value: saved };
    putTyped(key, id, { ...now, value: next(now.value) });
  };
  const editing = {
    id,
    value,
    published,
    errors,
    nameOf,
    problems: site?.problems.filter((problem) => problem.document === id) ?? [],
    changes: site?.changes.filter((change) => change.document === id) ?? [],
    /** Takes a value as it is typed; undefined leaves the field out. */
    change: (steps: Steps, next: unknown) => changeLater(steps, () => next),
    changeLater,
    /** Undoes one difference from what is published, and no other. */
    undo: (difference: Difference) =>
      changeAll((document) => undone(document, difference, published)),
    /** The value is not an example: it is right. */
    confirm: (steps: Steps) => changeAll((document) => confirmed(document, steps)),
    status,
    /** Why the last save failed. */
    error: save.error,
    colleague: typed?.colleague,
    /** Chooses one of two people's values. */
    decide: ({ path }: Disagreement, next: unknown) => {
      const { colleague, ...rest } = siteDrafts.get(key) as TypedDocument;
      const left = colleague?.disagreements.filter((each) => each.path !== path) ?? [];
      putTyped(key, id, {
        ...rest,
        value: changed(value, stepsOf(path), next),
        ...(colleague && left.length > 0 && { colleague: { ...colleague, disagreements: left } }),
      });
    },
    /** Removes what was typed and not saved. */
    forget: () => siteDrafts.set(key, undefined),
  };
  return { ...document, editing };
}

type Status = 'saved' | 'saving' | 'rejected' | 'incomplete' | 'offline' | 'decide' | 'unsaved';

function statusOf(
  id: DocumentId,
  typed: TypedDocument | undefined,
  isLost: boolean,
  isError: boolean,
): Status {
  if (typed?.colleague) return 'decide';
  if (typed && isRejected(typed)) return 'rejected';
  if (!typed) return 'saved';
  if (!isUnsaved(id, typed)) {
    return isSame(withoutUnfinished(typed.value, typed.base), typed.value) ? 'saved' : 'incomplete';
  }
  if (isLost) return 'offline';
  return isError ? 'unsaved' : 'saving';
}

/** Saves what was typed. What is typed during the request is not lost. */
async function saveTyped(client: QueryClient, key: string, id: DocumentId): Promise<void> {
  const sent = siteDrafts.get(key);
  if (!sent || !isUnsaved(id, sent) || sent.colleague) return;
  try {
    const base = toSave(id, sent);
    const revision = await putDocument(client, id, { revision: sent.revision, value: base });
    const { value = base } = siteDrafts.get(key) ?? {};
    putTyped(key, id, { revision, base, value });
  } catch (error) {
    const now = siteDrafts.get(key) ?? sent;
    if (isRefused(error, 422)) {
      const { fields = {} } = Object(Object(error.body).error) as {
        fields?: Record<string, string>;
      };
      siteDrafts.set(key, { ...now, rejected: { value: sent.value, fields } });
      announce(sitePage.editor.announceRejected(Object.keys(fields).length));
    } else if (isRefused(error, 409)) {
      const theirs = error.body as { by: string; at: string } & Pick<
        SiteDocument,
        'revision' | 'value'
      >;
      const { value, disagreements } = merged(now.base, now.value, theirs.value);
      const { by, at } = theirs;
      putTyped(key, id, {
        revision: theirs.revision,
        base: theirs.value,
        value,
        ...(disagreements.length > 0 && { colleague: { by, at, disagreements } }),
      });
      await client.invalidateQueries({ queryKey: keys.site });
    } else throw error;
  }
}

/** Undoes one change of a draft, and no other. */
export function undoChange({ document: id, path, from, to }: SiteChange) {
  return mutationOptions({
    ...oneByOne(id),
    mutationFn: async (_: undefined, { client }) => {
      const { revision, value, published } = await readDocument(id);
      const change = { steps: stepsOf(path), from, to };
      await putDocument(client, id, { revision, value: undone(value, change, published) });
    },
  });
}

/** A document is saved once the save before is over, also if its form was left: each names the revision. */
function oneByOne(id: DocumentId) {
  return { mutationKey: keys.site, scope: { id: `site ${id}` } };
}
