import { SMTPServer } from 'smtp-server';
import { fileOf } from '../../../src/server/storeId/openStorage';
import { afterFile } from '../../shared/afterFile';
import type { Server } from '../support/harness';

/** An e-mail as a mail server has received it. */
export interface Received {
  readonly to: readonly string[];
  /** Decoded headers and parts. */
  readonly headers: string;
  readonly raw: string;
  readonly messageId: string;
}

export interface Mailbox {
  /** smtp://127.0.0.1:port */
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves once so many have been received. */
  arrived(count: number): Promise<readonly Received[]>;
}

/**
 * Runs a mail server until the tests of the file are over.
 * @param refuses decides for each e-mail whether it is refused for now, after all of it was read
 * @param isUnknown decides for each address whether it does not exist
 */
export async function openMailbox(
  refuses: () => boolean = () => false,
  isUnknown: (address: string) => boolean = () => false,
): Promise<Mailbox> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, done) {
      const error = Object.assign(new Error('No such user'), { responseCode: 550 });
      done(isUnknown(address) ? error : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses()) {
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          raw,
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers: raw.split('\r\n\r\n', 1)[0] ?? '',
          messageId: /^Message-ID: *(\S+)/imu.exec(raw)?.[1] ?? '',
        });
        done();
        for (const look of waiting) look();
      });
    },
  });
  // Connections that break are the client's business.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterFile(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Returns the decoded text of an e-mail's parts: plain and HTML. */
export function partsOf({ raw }: Received): { readonly text: string; readonly html: string } {
  // The HTML is in a part of its own with the logo.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/gu)].map(
    ([, boundary]) => `--${boundary}`,
  );
  const parts = boundaries.reduce(
    (all, boundary) => all.flatMap((part) => part.split(boundary)),
    [raw],
  );
  const texts = parts.filter((part) =>
    /^content-type: text\//imu.test(part.split('\r\n\r\n', 1)[0]!),
  );
  const [text = '', html = ''] = texts.map((part) => {
    const at = part.indexOf('\r\n\r\n');
    const [head, body] = [part.slice(0, at), part.slice(at + 4).trim()];
    if (/base64/iu.test(head)) return Buffer.from(body, 'base64').toString('utf8');
    return /quoted-printable/iu.test(head) ? unquoted(body) : body;
  });
  return { text, html };
}

const unquoted = (body: string): string =>
  Buffer.from(
    body
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

/** The settings of a server that sends e-mail through it. */
export const mailEnv = ({ url }: Mailbox) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Rega <office@rega.example>',
});

/**
 * Returns the ids of the messages that are due before a moment, and neither sent nor given up. Without claiming them,
 * which would take them from the outbox.
 */
export function waitingMessages({ settings }: Pick<Server, 'settings'>, before = '9999'): string[] {
  const database = fileOf(settings).open();
  try {
    const rows = database
      .prepare("select id from message where state = 'waiting' and due < ?")
      .all(before) as { readonly id: string }[];
    return rows.map(({ id }) => id);
  } finally {
    database.close();
  }
}
