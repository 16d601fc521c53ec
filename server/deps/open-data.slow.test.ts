import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import getTlsOptions from 'smtp-server/lib/tls-options.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '#test/server-on-postgres.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { EnvError } from './env.ts';
import { openData } from './open-data.ts';

/** What the operator reads when the database cannot be used. */
async function refusal(DATABASE_URL: string): Promise<string> {
  const DATA_DIR = temporaryFolder();
  const opened = openData({ DATA_DIR, DATABASE_URL, SMTP_URL: undefined });
  const error = await opened.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EnvError);
  return (error as Error).message;
}

describe('DATABASE_URL', () => {
  test('that names a missing database, a wrong password or TLS that is off', async () => {
    const url = await newDatabase();
    const missing = url.replace(/[^/]+$/, 'nowhere');
    expect(await refusal(missing)).toMatch(/^DATABASE_URL: .* no database 'now/);
    const stranger = url.replace(/\/\/[^@]+@/, '//stranger:secret@');
    expect(await refusal(stranger)).toMatch(/^DATABASE_URL: .*rejects the user/);
    expect(await refusal(`${url}?sslmode=verify-full`)).toMatch(/^DATABASE_URL: .* has no TLS/);
  });

  /** Something that answers as a database would, once. */
  async function answering(answer: (socket: Socket) => void): Promise<string> {
    const database = createServer((socket) =>
      socket.on('error', () => {}).once('data', () => answer(socket)),
    );
    database.listen(0, '127.0.0.1');
    await once(database, 'listening');
    onTestFinished(() => void database.close());
    return `postgres://school:secret@127.0.0.1:${(database.address() as AddressInfo).port}/school`;
  }

  test('of a server with a self-signed certificate', async () => {
    const url = await answering((socket) => {
      socket.write('S');
      new TLSSocket(socket, { ...getTlsOptions(), isServer: true }).on('error', () => {});
    });
    expect(await refusal(`${url}?sslmode=verify-full`)).toMatch(
      /^DATABASE_URL: the certificate of .* is not trusted .*\?sslrootcert=FILE\.$/m,
    );
  });

  test('of a pooler that rejects the limits', async () => {
    const url = await answering((socket) => {
      const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
      const head = Buffer.from('E\0\0\0\0');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
    expect(await refusal(url)).toContain('set ignore_startup_parameters');
  });
});
