import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import { useLostConnection } from '../api/connection.ts';
import { useEmail } from '../api/email.ts';
import { isRefused } from '../api/failure.ts';
import { keys } from '../api/query-client.ts';
import {
  putDocument,
  readDocument,
  type SiteChange,
  type SiteDocument,
  siteQueries,
} from '../api/site-queries.ts';
import { announce } from '../browser/announce.ts';
import { draftStore } from '../browser/drafts.ts';
import {
  changed,
  counterpart,
  type Disagreement,
  edited,
  isSame,
  merged,
  type Steps,
  stepsIn,
  stepsOf,
  tidy,
  valueAt,
} from './document-value.ts';

/** A pause in typing this long saves, in milliseconds. */
const PAUSE = 700;
/** A draft that could not be saved is saved again after this, in milliseconds. */
const RETRY = 5000;

/** What a person has typed into a document and the server does not have yet. */
interface Typed {
  /** The revision and the value that it was typed into. */
  revision: number;
  base: unknown;
  value: unknown;
  /** Why the server rejected a value, by the pointers of its fields. */
  rejected?: { value: unknown; fields: Readonly<Record<string, string>> };
  /** What a colleague has made of the same values. */
  colleague?: { by: string; at: string; disagreements: Disagreement[] };
}

const typedDrafts = draftStore<Typed>('office:site:');

/** A space at the end of what is being typed is nothing to save. */
function isUnsaved({ base, value }: Typed): boolean {
  return !isSame(tidy(value), base);
}

/**
 * The documents in which a person has typed something that is not saved.
 * @param own the one that is open: it is about to be saved, unless that needs the person
 */
export function unsavedDocuments(email: string, own?: DocumentId): DocumentId[] {
  const start = `${email} `;
  return typedDrafts.entries().flatMap(([key, typed]) => {
    const id = key.slice(start.length) as DocumentId;
    const isStuck = isRejected(typed) || typed.colleague !== undefined;
    return key.startsWith(start) && isUnsaved(typed) && (id !== own || isStuck) ? [id] : [];
  });
}

function isRejected({ rejected, value }: Typed): boolean {
  return rejected !== undefined && rejected.value === value;
}

/** A document that is being edited. */
type Editing = NonNullable<ReturnType<typeof useEditor>['editing']>;

const EditingContext = createContext<Editing | undefined>(undefined);
export const EditingProvider = EditingContext.Provider;

/** The document whose form is open, if any. */
export const useOpenDocument = () => useContext(EditingContext);

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
  const typed = typedDrafts.use(key);
  const lostAt = useLostConnection();
  const save = useMutation({
    mutationFn: (_: undefined, { client }) => saveTyped(client, key, id),
    // One after another: a response may arrive after the form was left and opened again.
    scope: { id: key },
  });

  const status = statusOf(typed, lostAt !== undefined, save.isError);
  const isWaiting = (status === 'saving' || status === 'unsaved') && !save.isPending;
  const { mutate } = save;
  // Each time it is rendered: the pause begins again with each letter.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => mutate(), save.isError ? RETRY : PAUSE);
    return () => clearTimeout(timer);
  });
  // Leaving the form saves at once.
  const onLeave = useRef<() => void>(undefined);
  onLeave.current = () => isWaiting && mutate();
  useEffect(() => () => onLeave.current?.(), []);

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
  const changeLater = (steps: Steps, next: (was: unknown) => unknown) => {
    const { revision, value: saved } = client.getQueryData(queryKey) ?? document.data;
    const now = typedDrafts.get(key) ?? { revision, base: saved, value: saved };
    const there = stepsIn(value, steps, now.value);
    if (!there) return;
    const later = next(valueAt(now.value, there));
    typedDrafts.set(key, { ...now, value: edited(now.value, there, later, published) });
  };
  const editing = {
    id,
    value,
    published,
    errors,
    problems: site?.problems.filter((problem) => problem.document === id) ?? [],
    changes: site?.changes.filter((change) => change.document === id) ?? [],
    /** Takes a value as it is typed; undefined leaves the field out. */
    change: (steps: Steps, next: unknown) => changeLater(steps, () => next),
    changeLater,
    status,
    /** Why the last save failed. */
    error: save.error,
    colleague: typed?.colleague,
    /** Chooses one of two people's values. */
    decide: ({ path }: Disagreement, next: unknown) => {
      const { colleague, ...rest } = typedDrafts.get(key) as Typed;
      const left = colleague?.disagreements.filter((each) => each.path !== path) ?? [];
      typedDrafts.set(key, {
        ...rest,
        value: changed(value, stepsOf(path), next),
        ...(colleague && left.length > 0 && { colleague: { ...colleague, disagreements: left } }),
      });
    },
    /** Removes what was typed and not saved. */
    forget: () => typedDrafts.set(key, undefined),
  };
  return { ...document, editing };
}

type Status = 'saved' | 'saving' | 'rejected' | 'offline' | 'decide' | 'unsaved';

function statusOf(typed: Typed | undefined, isLost: boolean, isError: boolean): Status {
  if (typed?.colleague) return 'decide';
  if (typed && isRejected(typed)) return 'rejected';
  if (!typed || !isUnsaved(typed)) return 'saved';
  if (isLost) return 'offline';
  return isError ? 'unsaved' : 'saving';
}

/** Saves what was typed. What is typed during the request is not lost. */
async function saveTyped(client: QueryClient, key: string, id: DocumentId): Promise<void> {
  const sent = typedDrafts.get(key);
  if (!sent || !isUnsaved(sent) || sent.colleague) return;
  try {
    const base = tidy(sent.value);
    const revision = await putDocument(client, id, { revision: sent.revision, value: base });
    const { value = base } = typedDrafts.get(key) ?? {};
    typedDrafts.set(key, isSame(value, base) ? undefined : { revision, base, value });
  } catch (error) {
    const now = typedDrafts.get(key) ?? sent;
    if (isRefused(error, 422)) {
      const { fields = {} } = Object(Object(error.body).error) as {
        fields?: Record<string, string>;
      };
      typedDrafts.set(key, { ...now, rejected: { value: sent.value, fields } });
      announce(sitePage.editor.announceRejected(Object.keys(fields).length));
    } else if (isRefused(error, 409)) {
      const theirs = error.body as { by: string; at: string } & Pick<
        SiteDocument,
        'revision' | 'value'
      >;
      const { value, disagreements } = merged(now.base, now.value, theirs.value);
      const { by, at } = theirs;
      typedDrafts.set(key, {
        revision: theirs.revision,
        base: theirs.value,
        value,
        ...(disagreements.length > 0 && { colleague: { by, at, disagreements } }),
      });
      await client.invalidateQueries({ queryKey: keys.site });
    } else throw error;
  }
}

/** Puts one value of a draft back to the published one. */
export const undoChange = mutationOptions({
  mutationFn: async ({ document: id, path }: SiteChange, { client }) => {
    const { revision, value, published } = await readDocument(id);
    const steps = stepsOf(path);
    const was = counterpart(value, steps, published);
    await putDocument(client, id, { revision, value: edited(value, steps, was, published) });
  },
});
