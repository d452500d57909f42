import { createServer, type Socket } from 'node:net';
import { afterFile } from '../../shared/afterFile';

/** The standard test file, which every scanner reports; written so that this file is not reported itself. */
export const EICAR =
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** What it does instead of scanning. */
type Trouble = 'silent' | 'garbage' | 'endless' | 'hangUp' | 'limit';

export interface FakeClamd {
  readonly url: string;
  trouble: Trouble | undefined;
  /** The bytes of each file that it has scanned. */
  readonly scanned: readonly Buffer[];
  close(): Promise<void>;
}

/**
 * Runs a server that speaks as clamd does, until the tests of the file are over.
 * @param socket the path of a Unix socket; left out: a port of this machine
 */
export async function openClamd(socket?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  const clamd: { trouble: Trouble | undefined } = { trouble: undefined };
  const server = createServer((connection) => {
    sockets.add(connection);
    connection.on('close', () => sockets.delete(connection)).on('error', () => {});
    let received = Buffer.alloc(0);
    connection.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (clamd.trouble === 'silent') return;
      if (clamd.trouble === 'hangUp') connection.destroy();
      else if (clamd.trouble === 'garbage') connection.end('HTTP/1.1 400 Bad Request\r\n\r\n\0');
      else if (clamd.trouble === 'endless') connection.write('stream: OK '.repeat(200));
      else if (clamd.trouble === 'limit') connection.end('INSTREAM size limit exceeded. ERROR\0');
      else if (received.toString('latin1') === 'zPING\0') connection.end('PONG\0');
      else {
        const file = fileIn(received);
        if (!file) return;
        scanned.push(file);
        connection.end(
          file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
        );
      }
    });
  });
  await new Promise<void>((resolve) => {
    if (socket) server.listen(socket, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const connection of sockets) connection.destroy();
    });
  afterFile(close);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(clamd, {
    url: socket ? `unix:${socket}` : `tcp://127.0.0.1:${port}`,
    scanned,
    close,
  });
}

/** Returns the file of an INSTREAM command; undefined until its end has arrived. */
function fileIn(received: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
