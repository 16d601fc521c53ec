import { type ForgetDeps, forget, idsOfEmail, type Unfinished } from '#server/store/forget.ts';
import { StaffError } from './staff-error.ts';

/** What is still there, and why, for whoever typed the command. */
const sentences: Record<Unfinished['what'], (reason?: string) => string> = {
  log: () =>
    'The log of the database still holds it, because somebody is reading the database: a backup, perhaps.',
  'mail-files': (reason) => `Mail files could not be removed: ${reason}.`,
  'mail-under-way': () => 'A mail about it is being sent at this moment.',
};

/**
 * Erases all there is of an e-mail address, and what earlier erasures could not.
 * @throws StaffError for as long as anything is still there
 */
export async function erase(
  deps: ForgetDeps & { print: (text: string) => void },
  email: string,
): Promise<void> {
  const { store, print } = deps;
  const before = await store.selectFrom('unfinished_erasures').select('what').execute();
  const ids = await idsOfEmail(store, email);
  const left = await forget(deps, ids).catch((error: Error) => {
    throw new StaffError(`Not everything was erased: ${error.message}. Run it again in a minute.`);
  });
  print(`${ids.length} erased`);
  if (left.length > 0) {
    const why = left.map(({ what, reason }) => sentences[what](reason));
    throw new StaffError(
      `Not everything is gone yet. ${why.join(' ')} Run it again in a minute: it goes on from here, and all is gone once it ends without this message.`,
    );
  }
  if (before.length > 0) print('What an earlier run could not erase is gone now');
}
