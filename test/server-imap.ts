import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** One mailbox of a real IMAP server on loopback, as far as reading bounces needs RFC 3501. */
export interface TestImap {
  /** imap://user:password@127.0.0.1:port/INBOX */
  url: string;
  /**
   * Puts a raw mail into the mailbox.
   * @returns its UID
   */
  add: (mail: string) => number;
  /** The UIDs that are in it. */
  uids: () => number[];
  /** Every received command line, without tags. */
  commands: string[];
  /** Recreates the mailbox: same mails, other UIDVALIDITY. */
  renew: () => void;
  /** Whether the right password is rejected. */
  lock: (locked: boolean) => void;
  close: () => Promise<void>;
}

interface Stored {
  uid: number;
  mail: Buffer;
  deleted: boolean;
}

const USER = 'bounces';
const PASSWORD = 'p@ss';
const CAPABILITIES = 'IMAP4rev1 UIDPLUS';

export async function startImap({ mailbox = 'INBOX' } = {}): Promise<TestImap> {
  const box = { mails: [] as Stored[], nextUid: 1, validity: 7, locked: false };
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  // Otherwise each reply of several parts waits 40 ms for the client's acknowledgement.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.write('* OK ready\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
        commands.push(command);
        for (const reply of answer(command)) socket.write(reply);
        socket.write(`${tag} ${ending(command)}\r\n`);
        if (/^logout/i.test(command)) socket.end();
      }
    });
  });

  const live = () => box.mails.filter(({ deleted }) => !deleted);

  function answer(command: string): (string | Buffer)[] {
    const [name = ''] = command.toUpperCase().split(' ');
    if (name === 'CAPABILITY') return [`* CAPABILITY ${CAPABILITIES}\r\n`];
    if (name === 'LOGOUT') return ['* BYE\r\n'];
    // An empty name asks for the separator of names, and for the prefix of all.
    if (command === 'LIST "" ""') return ['* LIST (\\Noselect) "/" ""\r\n'];
    if (name === 'LIST') return [`* LIST () "/" "${mailbox}"\r\n`];
    if (name === 'NOOP') return [];
    if (name === 'SELECT' || name === 'EXAMINE') {
      return [
        `* ${live().length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Deleted \\Seen)\r\n`,
        `* OK [UIDVALIDITY ${box.validity}]\r\n* OK [UIDNEXT ${box.nextUid}]\r\n`,
      ];
    }
    const [, sub = '', rest = ''] = /^UID (\w+) ?(.*)$/i.exec(command) ?? [];
    if (/^search$/i.test(sub)) return [`* SEARCH ${searched(rest).join(' ')}\r\n`];
    if (/^fetch$/i.test(sub)) return fetched(rest);
    if (/^store$/i.test(sub) && /deleted/i.test(rest)) {
      for (const { uid } of inSet(rest.split(' ')[0] ?? '')) mark(uid);
    }
    if (/^expunge$/i.test(sub)) box.mails = live();
    return [];
  }

  function ending(command: string): string {
    const login = /^LOGIN "?([^" ]+)"? "?([^" ]+)"?$/i.exec(command);
    if (login) {
      const right = login[1] === USER && login[2] === PASSWORD && !box.locked;
      return right ? 'OK logged in' : 'NO [AUTHENTICATIONFAILED] wrong password';
    }
    const selected = /^(?:SELECT|EXAMINE) "?([^"]+)"?/i.exec(command)?.[1];
    if (selected && selected !== mailbox) return 'NO no such mailbox';
    return /^(CAPABILITY|LOGOUT|LIST|LSUB|NOOP|SELECT|EXAMINE|UID|CLOSE|UNSELECT)/i.test(command)
      ? 'OK done'
      : 'BAD not known here';
  }

  function searched(query: string): number[] {
    const set = /UID (\S+)/i.exec(query)?.[1];
    return (set ? inSet(set) : live()).map(({ uid }) => uid);
  }

  // By the standard, '9:*' is the last mail even if that is the seventh.
  function inSet(set: string): Stored[] {
    const last = live().at(-1)?.uid ?? 0;
    const ranges = set.split(',').map((part) => {
      const ends = part.split(':').map((end) => (end === '*' ? last : Number(end)));
      return [Math.min(...ends), Math.max(...ends)] as const;
    });
    return live().filter(({ uid }) => ranges.some(([from, to]) => uid >= from && uid <= to));
  }

  function mark(uid: number): void {
    for (const each of box.mails) if (each.uid === uid) each.deleted = true;
  }

  function fetched(rest: string): Buffer[] {
    return inSet(rest.split(' ')[0] ?? '').flatMap((each) => {
      const fields = /HEADER\.FIELDS \(([^)]*)\)/i.exec(rest)?.[1];
      const partial = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/i.exec(rest);
      const body = fields
        ? headers(each.mail, fields.toLowerCase().split(' '))
        : each.mail.subarray(0, partial ? Number(partial[2]) : undefined);
      const name = fields ? `BODY[HEADER.FIELDS (${fields})]` : `BODY[]${partial ? '<0>' : ''}`;
      const number = live().indexOf(each) + 1;
      return [
        Buffer.from(`* ${number} FETCH (UID ${each.uid} ${name} {${body.length}}\r\n`),
        body,
        Buffer.from(')\r\n'),
      ];
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${encodeURIComponent(mailbox)}`,
    add: (mail) => {
      const uid = box.nextUid++;
      box.mails.push({ uid, mail: Buffer.from(mail), deleted: false });
      return uid;
    },
    uids: () => live().map(({ uid }) => uid),
    commands,
    renew: () => {
      box.validity += 1;
    },
    lock: (locked) => {
      box.locked = locked;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Some header fields of a mail, folded as received. */
function headers(mail: Buffer, names: readonly string[]): Buffer {
  const head = mail.toString('latin1').split('\r\n\r\n')[0] ?? '';
  const fields = head.split(/\r\n(?![ \t])/);
  const wanted = fields.filter((field) =>
    names.includes(field.slice(0, field.indexOf(':')).toLowerCase()),
  );
  return Buffer.from(`${wanted.map((field) => `${field}\r\n`).join('')}\r\n`, 'latin1');
}
