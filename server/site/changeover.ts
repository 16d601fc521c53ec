/** What a server asks of the primary process (server/main.ts), or reports to it. */
export type ToPrimary =
  /** It serves. */
  | 'answers'
  /** Another server shall start, with these variables. */
  | { start: Record<string, string> };

/** What the primary process tells a server about the one that it asked for. */
export type ToServer =
  /** It serves: this server has to finish its requests and exit. */
  | 'replaced'
  /** It did not start. */
  | 'not replaced';

/** Sends a message to the primary process; nothing without one, as under `npm run dev`. */
export async function tellPrimary(message: ToPrimary): Promise<void> {
  await new Promise<unknown>((resolve) => process.send?.(message, resolve) ?? resolve(undefined));
}

/**
 * Starts another server in the place of this one.
 * @param variables its environment, besides this one's
 * @throws when it does not start; this server then continues
 */
export async function changeOver(variables: Record<string, string>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<ToServer>();
  process.once('message', resolve);
  await tellPrimary({ start: variables });
  if ((await promise) !== 'replaced') throw new Error('The new version did not start.');
}
