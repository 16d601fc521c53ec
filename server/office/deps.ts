import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Documents } from '#content/schemas/documents.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import type { Transport } from '#server/mail/transport.ts';
import type { PageReader } from '#server/publishing/page-texts.ts';
import type { Preview } from '#server/publishing/preview.ts';
import type { Publisher } from '#server/publishing/publisher.ts';
import type { Session } from '#server/store/office/sign-in.ts';
import type { FixedUsers, User } from '#server/store/office/users.ts';
import type { ForgetDeps } from '#server/store/submissions/forget.ts';
import type { Db } from '#server/store/tables.ts';

/** What the office needs. */
export interface OfficeDeps extends ServerDeps, ForgetDeps, FixedUsers {
  /** The office's own origin first, then others that are this machine; known once it listens. */
  origins: () => readonly string[];
  trustProxyHops: number;
  /** Sends the codes, without the outbox. */
  transport: Transport;
  /** Signs codes and hides the limits' keys. */
  secret: string;
  /** False only with RATE_LIMIT=off. */
  limitsOn: boolean;
  publisher: Publisher;
  /** The pages of some documents as they would be published. */
  preview: (documents: Documents) => Preview;
  /** Reads the pages of documents, to find those that a change touches. */
  pages: PageReader;
  /** A file of the site that is no page, by its path. */
  siteFile: (path: string) => { type: string; body: Uint8Array<ArrayBuffer> } | undefined;
  /** When the server was started; milliseconds since 1970, as `clock`. */
  startedAt: number;
  /** A family's own link, by the id of its submission; undefined where the server has no page. */
  familyLinkFor?: ((submissionId: string) => string) | undefined;
  /** A teacher's own link; undefined as above. */
  teacherLinkFor?: ((link: { teacher: string; nonce: string }) => string) | undefined;
}

/** The variables of Hono's contexts. */
export interface OfficeEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Only behind the guard of signed-in routes. */
    session: Session;
    user: User;
  };
}

/** Makes a change in one transaction, as the person who is signed in, and sends its mails. */
export async function record<Result>(
  c: Context<OfficeEnv>,
  { store, clock, wakeOutbox }: OfficeDeps,
  change: (trx: Db, by: string, now: number) => Promise<Result>,
): Promise<Result> {
  const { email } = c.get('session');
  const result = await store.transaction().execute((trx) => change(trx, email, clock()));
  wakeOutbox();
  return result;
}
